import type { Translation } from '@shop/i18n'
import { codeTexts } from '../en.ts'
import { unconfirmedCodeTexts } from '../unconfirmed-code/en.ts'
import type { finderTexts as ru } from './ru.ts'

export const finderTexts: Translation<typeof ru> = {
  ...codeTexts,
  ...unconfirmedCodeTexts,
  number: 'Order number',
  numberHint: 'It is in the letter and the message about the order',
  phone: 'Phone',
  phoneHint: 'The one you ordered with',
  notFound: 'We found no order with this number and phone. Please check the number in the letter.',
  fourDigits: 'Four digits',
  change: 'Change',
  findOrder: 'Find the order',
}
