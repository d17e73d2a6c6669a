export { $dirty, opened } from './model/index.ts'
export { Booking as Widget } from './widget.tsx'
