/** Where a courier may leave an order at the door. Regions by their Russian names, as the directory of places has them. */
export const CONTACTLESS_REGIONS: readonly string[] = ['Москва', 'Санкт-Петербург']

/** Where express and same-day couriers go. */
export const SPECIAL_DELIVERY_REGIONS: readonly string[] = ['Москва', 'Московская область', 'Ленинградская область', 'Санкт-Петербург']
export const SPECIAL_DELIVERY_CITIES: readonly string[] = ['Нижний Новгород']

/** Numbers of pickup points abroad. */
export const PICKPOINT_CODES = { BY: /^2\d{5}$/, KZ: /^0\d{5}$/ } as const
