import type { Translate } from '@shop/i18n'
import type { deletionWords } from './texts/ru.ts'

export type DeletionWords = Translate<typeof deletionWords>
