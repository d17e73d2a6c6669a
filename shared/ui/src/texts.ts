import { textsOf } from '@shop/i18n'
import type { texts } from '../texts/ru.ts'

/** Words of the kit. The shell adds them under `ui` before anything is shown. */
export const useTexts = textsOf<typeof texts>('ui')
