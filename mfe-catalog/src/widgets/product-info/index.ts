export { ProductInfo as Widget } from './widget.tsx'
