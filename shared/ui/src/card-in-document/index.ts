export { cardInDocument } from './card-in-document.ts'
