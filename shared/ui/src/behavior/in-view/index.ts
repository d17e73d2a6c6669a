export { useOutOfView } from './use-out-of-view.ts'
export { useSeen } from './use-seen.ts'
