export { Empty, Failure, type EmptyProps, type FailureProps } from './states.tsx'
export { Skeleton, Waiting, type SkeletonProps } from '../../content/skeleton/skeleton.tsx'
export { SkeletonCards } from '../../content/skeleton/skeleton-cards.tsx'
