export { Reviews as Widget } from './widget.tsx'
