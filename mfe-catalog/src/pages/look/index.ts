export { head } from './head.ts'
export { opened } from './model/look.ts'
export { LookPage as Page } from './page.tsx'
export { url } from './url.ts'
