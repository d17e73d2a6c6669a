export { head } from './head.ts'
export { opened } from './model.ts'
export { ListingPage as Page } from './page.tsx'
export { listingUrl as url } from './url.ts'
