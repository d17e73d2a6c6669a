export { EngravingRow as Widget } from './widget.tsx'
