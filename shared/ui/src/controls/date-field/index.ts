export { completed } from './completed.ts'
export { DateField, type DateFieldProps } from './date-field.tsx'
