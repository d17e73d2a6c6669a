export const texts = {
  fits: 'Мой размер {{size}}',
}
