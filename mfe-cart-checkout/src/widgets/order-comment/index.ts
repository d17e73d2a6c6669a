export { OrderComment as Widget } from './order-comment.tsx'
