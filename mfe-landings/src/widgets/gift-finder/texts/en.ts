import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Find a gift',
  text: 'Tell us who it is for and what the occasion is. We show pieces that suit them and stay within your budget.',
  for: 'Who it is for',
  occasion: 'Occasion',
  budget: 'Budget',
  anybody: 'Anyone',
  anyOccasion: 'Any',
  anySum: 'Any',
  upTo: 'Up to {{sum}}',
  show: 'Show gifts',
  found_one: '{{count}} piece',
  found_other: '{{count}} pieces',
}
