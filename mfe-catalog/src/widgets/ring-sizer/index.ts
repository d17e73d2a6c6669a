export { SizerOrCalibration as Widget } from './widget.tsx'
