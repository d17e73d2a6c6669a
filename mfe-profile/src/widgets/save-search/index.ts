export { SaveSearch as Widget } from './popup.tsx'
