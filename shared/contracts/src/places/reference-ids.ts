/** Reference ids by name. */
export const deliveryMethod = { courier: 1, pickpoint: 2, shop: 3, onlineCertificate: 4, dayToDay: 5, pickup: 6 } as const
export const contactMethod = { call: 1, whatsapp: 2, sms: 3 } as const
export const shop = {
  tsvetnoy: 1,
  metropolis: 2,
  auPontRouge: 3,
  atrium: 4,
  afimall: 5,
  paveletskaya: 6,
  galleryKrasnodar: 7,
  kazanMall: 8,
  aviapark: 9,
  patriki: 10,
  hillsMall: 11,
  salaris: 12,
} as const
/** Card online and fast payment system; the only method for deposits. */
export const PAYSELECTION_ID = 13
/** Payment methods of an order. */
export const paymentMethod = { card: 1, fastPayment: 2, instalments: 3, onReceipt: 4 } as const

/** Whether there are shops in a country, by ISO 3166-1 code: nowhere else is one promised. */
export const hasShops = (country: string): boolean => country === 'RU' || country === 'AE'
