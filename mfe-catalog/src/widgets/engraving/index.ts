export { Engraving as Widget } from './popup.tsx'
