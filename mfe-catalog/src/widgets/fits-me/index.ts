export { FitsMe as Widget } from './widget.tsx'
