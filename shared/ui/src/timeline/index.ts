export { Timeline, type TimelineStep } from './timeline.tsx'
