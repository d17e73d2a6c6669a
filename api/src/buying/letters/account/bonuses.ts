import { BIRTHDAY_BONUS } from '@shop/contracts/core/limits'
import { dayInWords } from '@shop/i18n/dates'
import { money } from '@shop/i18n/money'
import { letterOf } from '../letter.ts'

/** Birthday bonus letter. The program exists on the Russian storefront only. `lastDay`: YYYY-MM-DD. */
export function birthdayLetter(lastDay: string, origin: string) {
  const sum = money(BIRTHDAY_BONUS, 'RUB', 'ru')
  const day = dayInWords(lastDay.split('-').toReversed().join('.'), 'ru')
  return letterOf('ru', {
    subject: 'С\u00a0днём рождения: бонусы от\u00a0{{brand}}',
    title: `Дарим ${sum} бонусами`,
    paragraphs: [
      'Поздравляем с\u00a0днём рождения! Подарок уже на\u00a0вашем бонусном счёте.',
      `Потратьте его до\u00a0${day} включительно: после этого дня подарочные бонусы сгорят.`,
    ],
    action: { label: 'Посмотреть бонусы', url: `${origin}/profile?section=bonusesData` },
  })
}
