export { WinterSale } from './view.tsx'
