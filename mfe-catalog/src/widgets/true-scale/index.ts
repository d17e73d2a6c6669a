export { TrueScaleSlide as Widget } from './widget.tsx'
