export { head } from './head.ts'
export { $dirty, opened, restore, snapshot } from './model.ts'
export { SearchPage as Page } from './page.tsx'
export { searchUrl as url } from './url.ts'
