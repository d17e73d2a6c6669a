import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Tell me about new pieces',
  what: 'We keep this search and write to the email of your account when something new appears. You can turn it off in your profile.',
  whatGuest: 'We write to you when something new appears. Each letter has a link that ends them.',
  name: 'Name',
  email: 'Email',
  follow: 'Write to me',
  agree: 'By pressing the button you agree to the ',
  agreeLink: 'processing of your data',
  known: 'Have an account?',
  save: 'Save the search',
  signIn: 'Sign in and save',
  saved: 'The search is saved. We write when something new appears.',
  mine: 'All searches are in your profile',
  to: 'The letter went to',
  done: 'Done',
}
