export { head } from './head.ts'
export { opened } from './model.ts'
export { HomePage as Page } from './page.tsx'
export { url } from './url.ts'
