export { createAfterSignIn, type AfterSignIn } from './after-sign-in.ts'
