export { opened } from './model.ts'
export { NewPieces as Widget } from './widget.tsx'
