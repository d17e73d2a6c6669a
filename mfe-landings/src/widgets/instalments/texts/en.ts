import type { Translation } from '@shop/i18n'
import { instalmentTexts } from '@shop/flows/texts/instalments/en'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...instalmentTexts,
  sum: 'Order total, {{sign}}',
  limits: 'From {{from}} to {{to}}',
  usual: 'Usual sums',
}
