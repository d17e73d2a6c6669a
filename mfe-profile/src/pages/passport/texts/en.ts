import type { Translation } from '@shop/i18n'
import { passportTexts } from '#features/passport/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...passportTexts,
  title: 'Jewelry passport',
  shownBy: 'The owner of the piece has opened this page. The facts come from the store; nothing here is personal.',
  asOf: 'As of {{day}}',
  print: 'Print',
}
