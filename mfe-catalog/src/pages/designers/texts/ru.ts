export const texts = { title: 'Дизайнеры' }
