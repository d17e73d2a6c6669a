import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  none: 'There are no stores yet: we deliver to your door.',
  hours: 'Opening hours and map',
}
