import type { Translation } from '@shop/i18n'
import type { shopHourTexts as ru } from './ru.ts'

export const shopHourTexts: Translation<typeof ru> = {
  until: 'till {{time}}',
  untilMidnight: 'till midnight',
  opens: 'from {{time}}',
  opensTomorrow: 'from {{time}} tomorrow',
  closed: 'closed',
  everyDay: 'Every day',
  dayOff: 'closed',
  midnight: 'midnight',
  day0: 'Monday',
  day1: 'Tuesday',
  day2: 'Wednesday',
  day3: 'Thursday',
  day4: 'Friday',
  day5: 'Saturday',
  day6: 'Sunday',
}
