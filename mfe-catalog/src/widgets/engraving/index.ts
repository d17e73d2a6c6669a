export { EngravingPopup as Widget } from './of-line.tsx'
