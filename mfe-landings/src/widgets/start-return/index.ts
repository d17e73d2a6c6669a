export { $dirty, opened } from './model/index.ts'
export { StartReturn as Widget } from './widget.tsx'
