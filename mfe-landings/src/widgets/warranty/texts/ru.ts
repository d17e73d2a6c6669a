export const texts = {
  title: 'Гарантия',
  more: 'Все условия гарантии',
}
