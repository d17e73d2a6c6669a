export { head } from './head.ts'
export { opened } from './model.ts'
export { ShopsPage as Page } from './page.tsx'
export { shopsUrl as url } from './url.ts'
