export { BagDrawer as Widget } from './drawer.tsx'
export { opened } from './model.ts'
