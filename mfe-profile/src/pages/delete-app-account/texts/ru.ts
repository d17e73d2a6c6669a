import { deletionTexts } from '#features/account-deletion/texts/ru.ts'

export const texts = {
  ...deletionTexts,
  home: 'Главная',
  title: 'Удаление аккаунта',
}
