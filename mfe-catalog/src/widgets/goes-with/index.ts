export { GoesWith as Widget } from './widget.tsx'
