export { opened } from './model.ts'
export { ShopList as Widget } from './widget.tsx'
