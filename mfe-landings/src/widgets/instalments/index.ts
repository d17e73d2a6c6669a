export { opened } from './model.ts'
export { Instalments as Widget } from './widget.tsx'
