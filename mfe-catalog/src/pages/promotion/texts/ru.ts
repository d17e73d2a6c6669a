export const texts = { title: 'Акции' }
