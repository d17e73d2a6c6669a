import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Note to the order',
  label: 'What should we know',
  hint: 'Read by whoever packs the order',
  save: 'Save',
}
