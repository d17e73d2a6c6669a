import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Tell me about new pieces',
  what: 'We keep this search and write to the email of your account when something new appears. You can turn it off in your profile.',
  name: 'Name',
  save: 'Save the search',
  signIn: 'Sign in and save',
  saved: 'The search is saved. We write when something new appears.',
  mine: 'All searches are in your profile',
  done: 'Done',
}
