export { SearchBox as Widget } from './widget.tsx'
