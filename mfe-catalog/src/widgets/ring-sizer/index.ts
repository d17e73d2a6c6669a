export { RingSizer as Widget } from './widget.tsx'
