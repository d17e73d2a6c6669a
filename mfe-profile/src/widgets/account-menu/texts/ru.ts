import { sectionTexts } from '#features/sections/texts/ru.ts'

export const texts = { ...sectionTexts, title: 'Личный кабинет' }
