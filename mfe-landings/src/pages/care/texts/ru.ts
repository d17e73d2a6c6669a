export const texts = {
  title: 'Уход за украшениями',
}
