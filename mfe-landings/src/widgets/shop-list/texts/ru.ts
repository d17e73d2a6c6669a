export const texts = {
  hours: 'Часы работы и карта',
}
