export { head } from './head.ts'
export { opened } from './model.ts'
export { LandingPage as Page } from './page.tsx'
export { landingUrl as url } from './url.ts'
