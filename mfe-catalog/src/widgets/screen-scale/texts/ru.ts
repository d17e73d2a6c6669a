import { calibrationTexts } from '#features/screen-scale/texts/ru.ts'

export const texts = {
  ...calibrationTexts,
  title: 'Сверим экран',
}
