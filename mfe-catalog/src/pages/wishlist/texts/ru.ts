export const texts = { title: 'Избранное' }
