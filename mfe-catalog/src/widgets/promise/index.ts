export { DeliveryPromise as Widget } from './widget.tsx'
