export const texts = {
  title: 'Мы в\u00a0соцсетях',
  watch: 'Новинки, примерки, мастерская',
  write: 'Написать нам',
  writeText: 'Отвечаем каждый день',
  newWindow: 'откроется в\u00a0новом окне',
}
