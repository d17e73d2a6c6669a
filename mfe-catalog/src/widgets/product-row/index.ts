export { ProductRow as Widget } from './widget.tsx'
