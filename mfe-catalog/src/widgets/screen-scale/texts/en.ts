import type { Translation } from '@shop/i18n'
import { calibrationTexts } from '#features/screen-scale/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...calibrationTexts,
  title: 'Calibrate the screen',
}
