export { opened } from './model.ts'
export { RecentlyViewed as Widget } from './widget.tsx'
