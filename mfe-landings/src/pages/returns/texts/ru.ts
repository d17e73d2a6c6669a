export const texts = {
  title: 'Возврат и обмен',
}
