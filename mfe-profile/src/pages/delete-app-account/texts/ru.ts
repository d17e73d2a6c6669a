export const texts = {
  title: 'Удаление аккаунта',
}
