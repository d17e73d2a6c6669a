export { lockScroll, useScrollLock } from './scroll-lock.ts'
