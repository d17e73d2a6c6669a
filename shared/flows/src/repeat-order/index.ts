export { createRepeat, type Repeat } from './repeat.ts'
