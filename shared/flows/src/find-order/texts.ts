import type { Translate } from '@shop/i18n'
import type { finderTexts } from '../../texts/find-order/ru.ts'

/** The caller's texts, which include `finderTexts`. */
export type FinderTexts = Translate<typeof finderTexts>
