export { head } from './head.ts'
export { $dirty } from './model/draft.ts'
export { opened } from './model/vacancies.ts'
export { Career as Widget } from './widget.tsx'
