export { TellMe as Widget } from './popup.tsx'
