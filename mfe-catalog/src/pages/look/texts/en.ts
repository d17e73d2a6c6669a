import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  home: 'Home',
  title: 'Build a look',
  text: 'Pieces that are chosen most often.',
  nothing: 'Nothing here yet',
}
