import { textsOf } from '@shop/i18n'
import type { texts } from '../../texts/ru.ts'

/** Kit texts. The shell adds them under `ui` before rendering. */
export const useTexts = textsOf<typeof texts>('ui')
