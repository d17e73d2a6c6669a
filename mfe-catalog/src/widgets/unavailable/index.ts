export { Unavailable as Widget } from './widget.tsx'
