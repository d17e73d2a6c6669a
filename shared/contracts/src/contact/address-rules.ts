/** Where contactless delivery is possible. Regions by their Russian names, as in the city table. */
export const CONTACTLESS_REGIONS: readonly string[] = ['Москва', 'Санкт-Петербург']

/** Where express and same-day couriers deliver. */
export const SPECIAL_DELIVERY_REGIONS: readonly string[] = ['Москва', 'Московская область', 'Ленинградская область', 'Санкт-Петербург']
export const SPECIAL_DELIVERY_CITIES: readonly string[] = ['Нижний Новгород']

/** Pickup point numbers abroad. */
export const PICKPOINT_CODES = { BY: /^2\d{5}$/, KZ: /^0\d{5}$/ } as const
