export { head } from './head.ts'
export { $dirty, opened, restore, snapshot } from './model/index.ts'
export { CertificatePage as Page } from './page.tsx'
export { url } from './url.ts'
