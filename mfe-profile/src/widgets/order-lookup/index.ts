export { $dirty } from './model.ts'
export { OrderLookup as Widget } from './order-lookup.tsx'
