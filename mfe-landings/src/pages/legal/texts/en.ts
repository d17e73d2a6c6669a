import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  terms: 'Terms of sale',
  privacy: 'Privacy policy',
  mobileApp: 'Mobile app license',
  consent: 'Consent to personal data processing',
  userContent: 'User content agreement',
}
