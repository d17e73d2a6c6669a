export { cardInDocument, shortInDocument } from './card-in-document.ts'
