import type { Translation } from '@shop/i18n'
import { keyTexts } from '#features/key/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...keyTexts,
  brand: '{{brand}}',
  title: 'Open a certificate',
  lead: 'The number and the code are in the email or message with the gift.',
  open: 'Open',
  gift: 'This is for you',
  giftFrom: 'For you, from {{name}}',
  validUntil: 'Valid until {{day}}',
  restOf: 'What is left of {{sum}}',
  status_created: 'Not paid yet',
  status_paid: 'Paid; it starts on the day it is sent',
  status_active: 'Valid',
  status_spent: 'Spent completely',
  status_expired: 'Expired',
  status_cancelled: 'Cancelled',
  choose: 'Choose a piece',
  add: 'Add to your profile',
  mine: 'In your profile',
  copy: 'Number {{number}}',
  copied: 'Copied',
  pdf: 'Download to print, PDF',
  howToSpend: 'Enter the number and the code at checkout: we take what is needed, and the rest stays.',
}
