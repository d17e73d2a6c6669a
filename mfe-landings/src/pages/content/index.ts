export { head } from './head.ts'
export { opened } from './model.ts'
export { ContentView as Page } from './page.tsx'
export { contentUrl as url } from './url.ts'
