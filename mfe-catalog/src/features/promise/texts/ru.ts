import { parcelKeptDays } from '@shop/i18n/facts'

/** Texts of what holds for every city; pages and widgets add them to their own. */
export const promiseTexts = {
  terms: 'Условия доставки',
  courier: 'Курьером до двери',
  courierText: 'Срок и стоимость для вашего города — при оформлении, до оплаты',
  point: 'В пункт выдачи',
  pointText: `Хранит посылку ${parcelKeptDays('ru')}`,
  shop: 'Примерить в магазине',
  shopText: 'Адреса и часы работы',
  shopMore: 'Магазины',
}
