/** Name of a certificate on receipts and the payment page. */
export const DEPOSIT_TEXTS = {
  ru: { receipt: (id: string) => `Подарочный сертификат {{brand}} ${id}` },
  en: { receipt: (id: string) => `{{brand}} gift card ${id}` },
}
