import type { Translation } from '@shop/i18n'
import { deletionTexts } from '#features/account-deletion/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...deletionTexts,
  home: 'Home',
  title: 'Delete your account',
}
