export { hoursAt, opennessOf, spansOf, type Openness, type Span } from './hours.ts'
export { OpenBadge, type HourTexts, type OpenBadgeProps } from './open-badge.tsx'
export { useNow } from './use-now.ts'
export { WeekHours } from './week-hours.tsx'
