export const texts = {
  title: 'О нас',
}
