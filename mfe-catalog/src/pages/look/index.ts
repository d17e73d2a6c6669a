export { head } from './head.ts'
export { opened } from './model.ts'
export { LookPage as Page } from './page.tsx'
export { url } from './url.ts'
