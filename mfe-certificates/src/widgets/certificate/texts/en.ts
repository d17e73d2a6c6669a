import type { Translation } from '@shop/i18n'
import { keyTexts } from '#features/key/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...keyTexts,
  brand: '{{brand}}',
  title: 'Gift certificate',
  payText: 'The number and the code are in the email or message with the gift. At checkout we take what is needed, and the rest stays.',
  keepText: 'The number and the code are in the email or message with the gift. We keep it here, and the code is not needed any more.',
  pay: 'Add to the order',
  keep: 'Add',
  chosen: 'In this order already',
  remove: 'Remove {{name}}',
  paidTitle: 'The certificate is in the order',
  toProfile: 'Keep in your profile',
  toProfileText: 'You will see what is left in your profile, without a code.',
  mine: 'In your profile',
  done: 'Done',
  added: 'A certificate for {{sum}} is in your profile',
}
