export { VariantMissing as Widget } from './widget.tsx'
