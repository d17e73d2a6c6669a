export { interceptBack } from './back.ts'
