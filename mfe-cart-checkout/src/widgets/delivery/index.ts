export { DeliveryView as Widget } from './view.tsx'
