export const texts = {
  title: 'Магазины',
}
