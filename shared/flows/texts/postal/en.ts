import type { Translation } from '@shop/i18n'
import type { postalTexts as ru } from './ru.ts'

export const postalTexts: Translation<typeof ru> = {
  country: 'Country',
  postal_address: 'Street address',
  postal_line2: 'Apartment, suite, floor',
  postal_city: 'City',
  postal_town: 'Town or city',
  postal_state: 'State',
  postal_province: 'Province',
  postal_emirate: 'Emirate',
  postal_county: 'County',
  postal_region: 'Region',
  postal_choose: 'Choose',
  postal_postal: 'Postal code',
  postal_zip: 'ZIP code',
  postal_pin: 'PIN code',
  postal_postcode: 'Postcode',
  postal_eircode: 'Eircode',
  postal_example: 'For example {{code}}',
}
