import { sample } from 'effector'
import { phoneShown } from '@shop/flows/phone-field'
import { dateInWords } from '@shop/i18n/dates'
import { $context, toastShown } from '@shop/session'
import { $deletion } from '#features/account-deletion/model.ts'
import { signedOut } from '#features/sign-out/signed-out.ts'
import { phrase } from '../../texts/index.ts'

// The profile closes with the account, so the last word is a toast.
sample({
  clock: signedOut,
  source: { deletion: $deletion, context: $context },
  filter: ({ deletion }) => deletion !== null,
  fn: ({ deletion, context: { locale } }) => ({
    text: [
      phrase('deletionDoneText', { phone: phoneShown(deletion?.phone ?? '') }),
      phrase('deletionDoneBack', { date: dateInWords(deletion?.at ?? '', locale) }),
    ],
  }),
  target: toastShown,
})

export { $deletion, $dirty, opened } from '#features/account-deletion/model.ts'
