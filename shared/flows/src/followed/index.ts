export { useFollowed } from './use-followed.ts'
