export const texts = { title: 'Новое в разделе', all: 'Все новинки, {{quantity}}' }
