export { opened } from './model.ts'
export { Bestsellers as Widget } from './widget.tsx'
