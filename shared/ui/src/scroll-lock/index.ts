export { holdScroll, useHeldScroll } from './scroll-lock.ts'
