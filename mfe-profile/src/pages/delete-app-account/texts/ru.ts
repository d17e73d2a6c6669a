import { deletionWords } from '#features/account-deletion/texts/ru.ts'

export const texts = {
  ...deletionWords,
  home: 'Главная',
  title: 'Удаление аккаунта',
}
