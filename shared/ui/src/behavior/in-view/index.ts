export { useOutOfView } from './use-out-of-view.ts'
