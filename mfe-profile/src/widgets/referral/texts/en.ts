import type { Translation } from '@shop/i18n'
import { bonusTexts } from '#features/bonus-sum/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...bonusTexts,
  title: 'Invite a friend',
  text: '{{friend}} for your friend, {{inviter}} for you: after the friend’s first paid order.',
  signIn: 'Sign in and get the link',
  failed: 'The link did not load',
  qr: 'Your link as a QR code',
  link: 'Your link',
  copy: 'Copy the link',
  send: 'Send',
  share: 'A gift from {{brand}}: bonuses after your first order',
  rules: 'Terms of the invitation',
}
