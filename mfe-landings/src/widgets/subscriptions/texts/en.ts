import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'News from {{brand}}',
  lead: 'We write about new pieces and offers, twice a month.',
  mail: 'Emails to {{address}}',
  sms: 'Messages to {{address}}',
  mailMissing: 'Emails: there is no email in your profile',
  smsMissing: 'Messages: there is no phone in your profile',
  orders: 'Messages about your orders come in any case.',
  toProfile: 'Complete the profile',
}
