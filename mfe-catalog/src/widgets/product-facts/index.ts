export { ProductFacts as Widget } from './widget.tsx'
