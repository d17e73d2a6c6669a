import type { Translation } from '@shop/i18n'
import { deletionWords } from '#features/account-deletion/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...deletionWords,
  home: 'Home',
  title: 'Delete your account',
}
