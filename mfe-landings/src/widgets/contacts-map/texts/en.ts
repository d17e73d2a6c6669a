import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  phone: 'Phone',
  mail: 'Email',
  mailHint: 'About an order, give its number',
  messengers: 'Messengers',
  messengersHint: 'You can send a picture of the piece',
  newWindow: 'opens in a new window',
  shops: 'Stores',
  map: 'Stores on the map',
}
