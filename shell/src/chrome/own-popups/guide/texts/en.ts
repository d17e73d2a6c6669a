import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  care: 'Caring for jewelry',
  careMore: 'Cleaning at home: the whole guide',
  warranty: 'Warranty',
  warrantyMore: 'All terms of the warranty',
}
