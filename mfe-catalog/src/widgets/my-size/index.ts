export { MySizeLine as Widget } from './widget.tsx'
