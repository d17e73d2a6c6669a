export { InstalmentsView as Widget } from './view.tsx'
