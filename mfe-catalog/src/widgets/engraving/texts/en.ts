import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = { title: 'Engraving', empty: 'Nothing here yet', done: 'Done' }
