import { words } from '#features/sections/texts/ru.ts'

export const texts = { ...words, title: 'Личный кабинет' }
