import { textsOf } from '@shop/i18n'
import type { texts } from '../texts/ru.ts'

/** Words of the chrome, under `shell`. */
export const useTexts = textsOf<typeof texts>('shell')
