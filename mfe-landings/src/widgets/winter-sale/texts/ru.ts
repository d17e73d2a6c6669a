export const texts = {
  later: 'Не сейчас',
}
