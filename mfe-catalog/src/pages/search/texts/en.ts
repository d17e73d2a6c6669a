import type { Translation } from '@shop/i18n'
import { listTexts } from '#features/list/texts/en.ts'
import type { texts as ru } from './ru.ts'
import { searchFormTexts } from '#features/search-form/texts/en.ts'

export const texts: Translation<typeof ru> = {
  ...listTexts,
  popular: 'Best match',
  home: 'Home',
  ...searchFormTexts,
  titleOf: 'Search: {{text}}',
  savedTitle: 'Saved search',
  found_one: '{{count}} piece for “{{text}}”.',
  found_other: '{{count}} pieces for “{{text}}”.',
  describe: '{{name}} at {{brand}}: {{pieces}} with prices, sizes and stock.',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  understood: 'Understood as',
  notes: 'Taken otherwise',
  notThat: 'Not that?',
  theseWords: 'Search for exactly these words, {{count}}',
  concede: 'Give up one wish, and there is:',
  only: 'Only {{parts}}',
  answers: 'Answers to the query',
  onlyAnswers: 'There is an answer to “{{text}}”.',
  typed: 'You typed “{{text}}”: it looks like a slip, or another keyboard layout.',
  exact: 'Search for exactly “{{text}}” instead',
  corrected: 'Search with corrections',
  nothingFor: 'Nothing was found for “{{text}}”.',
  near: 'Similar to what you searched for',
  ideas: 'Where to begin',
}
