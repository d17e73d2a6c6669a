export { Quantity, type QuantityProps } from './quantity.tsx'
