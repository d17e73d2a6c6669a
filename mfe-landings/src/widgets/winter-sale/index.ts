export { WinterSale as Widget } from './view.tsx'
