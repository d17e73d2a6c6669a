export { opened } from './model.ts'
export { ContactsMap as Widget } from './widget.tsx'
