import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  stock: 'Tell me when it is back',
  price: 'Tell me if the price drops',
  size: 'size {{size}}',
  length: 'length {{size}}',
  email: 'Email',
  once: 'One email, nothing else.',
  agree: 'By pressing the button you agree to the ',
  agreeLink: 'processing of your data',
  submit: 'Tell me',
  known: 'Have an account?',
  signIn: 'Sign in',
  knownMore: 'and you need not type anything.',
  to: 'The letter goes to',
  otherAddress: 'Use another address',
  mine: 'All alerts are in your profile',
  done: 'Done',
}
