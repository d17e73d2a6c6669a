export { head } from './head.ts'
export { opened } from './model/offers.ts'
export { DeliveryPage as Page } from './page.tsx'
export { deliveryUrl as url } from './url.ts'
