export const texts = { title: 'Поиск', savedTitle: 'Сохранённый поиск' }
