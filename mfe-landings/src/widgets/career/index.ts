export { head } from './head.ts'
export { $dirty } from './model/application.ts'
export { opened } from './model/vacancies.ts'
export { Career as Widget } from './widget.tsx'
