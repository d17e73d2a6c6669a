export { Loyalty as Widget } from './widget.tsx'
