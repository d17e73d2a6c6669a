import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  reviews: 'Reviews',
  about: 'About the piece',
  together: 'Wear it with',
  addSet: 'Add',
  chooseLength: 'Choose a length',
  chooseSize: 'Choose a size',
  look: 'View',
  similar: 'Similar pieces',
  buildLook: 'Build a look',
}
