export { progressOf } from './progress.ts'
export { Timeline, type TimelineStep } from './timeline.tsx'
