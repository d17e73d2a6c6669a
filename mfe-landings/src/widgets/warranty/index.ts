export { Warranty as Widget } from './widget.tsx'
