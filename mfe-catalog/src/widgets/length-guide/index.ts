export { LengthGuide as Widget } from './widget.tsx'
