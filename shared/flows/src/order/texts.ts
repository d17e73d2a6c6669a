import type { Translate } from '@shop/i18n'
import type { orderTexts } from '../../texts/order/ru.ts'

/** The caller's texts, which include `orderTexts`. */
export type OrderTexts = Translate<typeof orderTexts>
