export { opened } from './model.ts'
export { GiftFinder as Widget } from './widget.tsx'
