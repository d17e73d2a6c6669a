export const texts = {
  title: 'Гарантии',
}
