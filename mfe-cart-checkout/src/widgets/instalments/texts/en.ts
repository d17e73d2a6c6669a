import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { instalmentTexts } from '@shop/flows/texts/instalments/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...instalmentTexts,
  title: `${INSTALMENTS_NAME.en}, the same total`,
  bag: 'For the pieces in your bag:',
  example: 'For instance, for {{sum}}:',
  how: 'A quarter is charged to your card at once, the rest every two weeks. We send the piece after the first payment.',
  limits: 'Orders from {{from}} to {{to}} can be paid so, except gift certificates.',
  more: 'Calculate another sum',
}
