import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  home: 'Home',
  title: 'Somebody’s favorites',
  choose:
    'Choose what you give and press “I’ll give this”. We remember it for {{days}} days, so that it is not given twice, and do not tell the owner of the list. One friend gives up to {{most}} pieces.',
  mine: 'This is how friends see your list. What they have chosen stays a surprise.',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  free_one: '{{count}} free to give',
  free_other: '{{count}} free to give',
  onlyFree: 'Free to give only',
  empty: 'The list is empty so far. Come back later.',
  allTaken: 'Everything on the list is taken.',
  give: 'I’ll give this',
  giveNamed: 'I’ll give this: {{name}}',
  taken: 'Somebody gives this already',
  takenBy: '{{name}} gives this already',
  given: 'You give this',
  givenUntil: 'You give this, until {{day}}',
  signed: 'Friends see the name: {{name}}',
  gone: 'Not in stock now',
  goneNamed: 'Not in stock now: {{name}}',
  look: 'Look and buy',
  lookNamed: 'Look and buy: {{name}}',
  release: 'Cancel',
  releaseNamed: 'Cancel giving: {{name}}',
  released: 'Cancelled: the piece is free to give again.',
  own: 'Make a list of your own',
}
