import type { Translation } from '@shop/i18n'
import type { passportTexts as ru } from './ru.ts'

/** Apart, because the list of orders needs this word alone. */
export const passport = 'Passport'

export const passportTexts: Translation<typeof ru> = {
  brand: '{{brand}}',
  passport,
  passportOf: 'Jewelry passport',
  passportNumber: 'Passport number',
  hallmarkNumber: 'Hallmark number',
  boughtOn: 'Bought',
  warranty: 'Warranty',
  warrantyUntil: 'until {{day}}',
  warrantyOver: 'ended on {{day}}',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  history: 'History',
  history_bought: 'Bought on {{day}}',
  history_passed: 'Passed on {{day}}',
}
