export const texts = { title: 'Выбирают чаще всего', all: 'Все украшения' }
