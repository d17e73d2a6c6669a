export { DeliveryView as View } from './view.tsx'
