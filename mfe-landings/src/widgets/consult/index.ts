export { ConsultView as Widget } from './view.tsx'
