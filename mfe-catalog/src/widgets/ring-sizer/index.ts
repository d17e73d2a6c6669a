export { Sizer as Widget } from './sizer.tsx'
