export { ProductStory as Widget } from './widget.tsx'
