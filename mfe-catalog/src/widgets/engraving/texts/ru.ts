export const texts = { title: 'Гравировка', empty: 'Пока здесь пусто', done: 'Готово' }
