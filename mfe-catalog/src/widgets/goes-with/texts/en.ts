import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Goes well together',
  one: 'Wear it with',
  add: 'Add: {{name}}',
  chooseLength: 'Choose a length: {{name}}',
  chooseSize: 'Choose a size: {{name}}',
}
