/** Texts of the viewer, which loads late with both languages. */
export const texts = {
  zoomIn: 'Приблизить',
  closeUp: 'Крупный план',
  zoomOut: 'Отдалить',
  close: 'Закрыть',
}
