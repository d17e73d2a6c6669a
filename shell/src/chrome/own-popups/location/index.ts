export { LocationView as View } from '../../location/view.tsx'
