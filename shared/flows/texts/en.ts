import type { Translation } from '@shop/i18n'
import type { codeTexts as ru } from './ru.ts'

export const codeTexts: Translation<typeof ru> = {
  getCode: 'Get the code',
  code: 'Code from the message',
  codeSentTo: 'Sent to {{login}}',
  codeBy_sms: 'A new message',
  codeBy_flashcall: 'A call instead of a message',
  codeBy_yaid: 'With Yandex ID',
  codeBy_mobid: 'On this phone',
  codeBy_email: 'A new email',
  codeIn_one: 'in {{count}} second',
  codeIn_other: 'in {{count}} seconds',
  codeAgain_sms: 'Send',
  codeAgain_email: 'Send',
  codeAgain_flashcall: 'Call',
  codeAgain_yaid: 'Sign in',
  codeAgain_mobid: 'Confirm',
  codeExpired: 'The code was good for five minutes and has expired. Ask for a new one.',
  codeTriesOver: 'Five wrong attempts: this code will not work any more. Ask for a new one.',
}
