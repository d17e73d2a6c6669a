import type { Translation } from '@shop/i18n'
import { passkeyTexts } from '#features/passkey/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...passkeyTexts,
  title: 'Sign in with one touch?',
  why: 'Create a passkey on this device. Next time your fingerprint, face or device PIN is enough, with no code. The passkey works on {{host}} only.',
  make: 'Create a passkey',
  refuse: 'Not now',
  later: 'We will not ask again. Passkeys are in your profile, under “Sign-in and security”.',
}
