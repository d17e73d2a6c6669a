export { head } from './head.ts'
export { opened } from './model.ts'
export { SearchPage as Page } from './page.tsx'
export { searchUrl as url } from './url.ts'
