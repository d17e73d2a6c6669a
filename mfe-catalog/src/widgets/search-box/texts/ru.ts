export { searchFormTexts as texts } from '#features/search-form/texts/ru.ts'
