export { searchFormTexts as texts } from '#features/search-form/texts/en.ts'
