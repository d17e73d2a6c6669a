export { Empty, Failure, type EmptyProps, type FailureProps } from './states.tsx'
export { Skeleton, SkeletonCards, Waiting, type SkeletonProps } from '../../content/skeleton/skeleton.tsx'
