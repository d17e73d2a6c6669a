export { useNear, whenNear } from './use-near.ts'
export { useOutOfView } from './use-out-of-view.ts'
