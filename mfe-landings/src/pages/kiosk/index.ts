export { head } from './head.ts'
export { opened } from './model.ts'
export { KioskPage as Page } from './page.tsx'
export const url = () => undefined
