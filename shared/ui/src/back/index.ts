export { holdBack } from './back.ts'
