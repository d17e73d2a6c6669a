import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  collection: 'Smooth gold by Vera Moss',
  sale: 'The December sale',
  drop: 'Drop of Magic',
  loyalty: 'The loyalty program',
  offline: 'Subscribing in the store',
  online: 'Emails about new jewelry',
  days_one: 'day',
  days_other: 'days',
  hours_one: 'hour',
  hours_other: 'hours',
  minutes_one: 'minute',
  minutes_other: 'minutes',
  seconds_one: 'second',
  seconds_other: 'seconds',
  until: 'Through {{day}}, {{time}} Moscow time',
  untilHere: '({{moment}} where you are)',
  code: 'Promo code',
  codeUntil: 'Valid through {{day}}',
  copy: 'Copy the code',
  join: 'Sign in by phone',
  joined: 'You are in the program',
  joinedText: 'Bonuses come by themselves as soon as you receive an order.',
  bonuses: 'My bonuses',
  rules: 'The rules in short',
}
