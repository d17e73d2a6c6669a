export { InstalmentsView as View } from './view.tsx'
