export { Totals, type TotalsProps } from './totals.tsx'
