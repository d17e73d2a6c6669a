export { PickpointChoose as Widget } from './pickpoint-choose.tsx'
