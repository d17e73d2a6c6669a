export { Checkout as Widget } from './checkout.tsx'
