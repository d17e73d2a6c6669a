/** Texts of the viewer, which loads late with both languages. */
export const texts = {
  photos: 'Фотографии',
  of: 'из',
  previous: 'Предыдущая фотография',
  next: 'Следующая фотография',
  zoomIn: 'Приблизить',
  closeUp: 'Крупный план',
  zoomOut: 'Отдалить',
  close: 'Закрыть',
}
