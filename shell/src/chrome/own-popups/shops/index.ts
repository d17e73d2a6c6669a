export { ShopsView as View } from './view.tsx'
