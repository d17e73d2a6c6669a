export { MySize as Widget } from './widget.tsx'
