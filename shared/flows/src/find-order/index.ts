export { CodeStep } from './code-step.tsx'
export { orderNumber, type OrderFields } from './fields.ts'
export { createOrderFinder, type OrderFinder } from './finder.ts'
export { NumberForm } from './number-form.tsx'
