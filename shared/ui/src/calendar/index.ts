export { Calendar, type CalendarProps } from './calendar.tsx'
export { addDays, todayOf } from './days.ts'
export { wholeDay } from './words.ts'
