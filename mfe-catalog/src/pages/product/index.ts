export { head } from './head.ts'
export { opened } from './model/product.ts'
export { ProductPage as Page } from './page.tsx'
export { productUrl as url } from './url.ts'
