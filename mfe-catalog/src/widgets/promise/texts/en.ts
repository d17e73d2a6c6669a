import type { Translation } from '@shop/i18n'
import { fittingMinutes } from '@shop/i18n/facts'
import { promiseTexts } from '#features/promise/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...promiseTexts,
  city: 'Delivery to {{city}}. Change',
  chooseCity: 'Choose a city',
  free: 'free',
  from: 'from {{price}}',
  withinHours: 'Order within {{hours}}\u00a0h {{minutes}}\u00a0min',
  withinMinutes: 'Order within {{minutes}}\u00a0min',
  byCourier: 'Insured, to your door',
  fitting: `${fittingMinutes('en')} to try it on`,
  cheaper: '{{when}}\u00a0— {{price}}',
  pointWhen: 'Pickup point, {{when}}',
  points_one: '{{shown}} point',
  points_other: '{{shown}} points',
  pointFitting: 'can be tried on',
  noShop: 'No stores nearby',
  noPoint: 'No pickup points in this city',
  seeToday: 'See it today: {{shop}}',
  seeIn: 'In a store: {{shop}}',
  away: '{{km}}\u00a0km from you',
  alsoIn: 'Also {{shop}}: {{when}}',
  andMore: 'and\u00a0{{count}}\u00a0more',
  collect: 'Collect in a store',
  collectText: '{{when}}, try it on for free',
}
