export { preparationPage } from './preparation-page.tsx'
