export { SizeChoose as Widget } from './widget.tsx'
