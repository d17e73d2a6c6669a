import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Receive a piece',
  text: 'Enter the code that the owner has sent you. The passport of the piece moves to your profile: hallmark, stones, warranty and care.',
  code: 'Code',
  codeHint: 'Twelve characters, works for a day',
  receive: 'Receive the piece',
  guest: 'We will ask you to sign in by phone, so that the piece becomes yours.',
  received: 'The piece is yours now',
}
