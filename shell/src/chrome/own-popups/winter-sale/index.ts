export { WinterSale as View } from './view.tsx'
