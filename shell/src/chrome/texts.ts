import { textsOf } from '@shop/i18n'
import type { texts } from '../platform/texts/ru.ts'

/** Layout texts, under `shell`. */
export const useTexts = textsOf<typeof texts>('shell')
