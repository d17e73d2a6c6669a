export { AppLinks as Widget } from './widget.tsx'
