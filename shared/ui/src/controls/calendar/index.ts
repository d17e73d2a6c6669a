export { Calendar, type CalendarProps } from './calendar.tsx'
export { addDays } from './days.ts'
export { wholeDay } from './day-names.ts'
