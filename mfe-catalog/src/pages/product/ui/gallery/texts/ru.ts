/** Of the viewer alone, whose code has both languages. */
export const texts = {
  zoomIn: 'Приблизить',
  closeUp: 'Крупный план',
  zoomOut: 'Отдалить',
  close: 'Закрыть',
}
