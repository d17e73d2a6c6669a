export { InstalmentsLeft, leftOf } from './instalments-left.tsx'
