export { $dirty, opened } from './model.ts'
export { Feedback as Widget } from './widget.tsx'
