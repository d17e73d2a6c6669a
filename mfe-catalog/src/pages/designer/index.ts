export { head } from './head.ts'
export { opened } from './model.ts'
export { DesignerPage as Page } from './page.tsx'
export { designerUrl as url } from './url.ts'
