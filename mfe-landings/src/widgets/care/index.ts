export { Care as Widget } from './widget.tsx'
