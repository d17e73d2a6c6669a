export { ShopsView as Widget } from './view.tsx'
