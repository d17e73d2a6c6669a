export const texts = {
  title: 'Личный кабинет',
}
