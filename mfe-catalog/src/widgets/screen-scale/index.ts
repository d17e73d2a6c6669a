export { ScreenScale as Widget } from './popup.tsx'
