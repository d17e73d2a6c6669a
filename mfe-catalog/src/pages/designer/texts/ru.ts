export const texts = { title: 'Дизайнер' }
