import { sample } from 'effector'
import { $context, $user, toastShown } from '@shop/session'
import { dateInWords } from '@shop/i18n/dates'
import { confirmation } from '../../../../features/account-deletion/model.ts'
import { phrase } from '../../texts/index.ts'

// The profile closes with the account, so the last word is a toast.
sample({
  clock: confirmation.confirmed,
  source: { user: $user, context: $context },
  filter: ({ user }, { login }) => user.phone === login,
  fn: ({ context }, { answer }) => ({ text: phrase('deletionDoneBack', { date: dateInWords(answer.deletedAt, context.locale) }) }),
  target: toastShown,
})

export { $deletion, $dirty, opened } from '../../../../features/account-deletion/model.ts'
