import { finderTexts } from '@shop/flows/texts/find-order/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...finderTexts,
  title: 'Find an order',
  why: 'Tell us the number and the phone you ordered with. We will send a code to it.',
  ownOrders: 'My orders in the profile',
}
