import type { Translate } from '@shop/i18n'
import type { deletionTexts } from './texts/ru.ts'

export type DeletionTexts = Translate<typeof deletionTexts>
