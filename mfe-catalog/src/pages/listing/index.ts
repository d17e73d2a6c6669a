export { head } from './head.ts'
export { $dirty, opened, restore, snapshot } from './model.ts'
export { ListingPage as Page } from './page.tsx'
export { listingUrl as url } from '#features/list/address/url.ts'
