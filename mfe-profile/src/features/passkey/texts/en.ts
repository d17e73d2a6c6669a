import type { Translation } from '@shop/i18n'
import type { passkeyTexts as ru } from './ru.ts'

export const passkeyTexts: Translation<typeof ru> = {
  passkeyExists: 'This device has a passkey of your account already.',
  passkeyFailed: 'The device could not create a passkey. Please try again.',
  passkeyMade: 'Passkey created. Next time you sign in with one touch',
}
