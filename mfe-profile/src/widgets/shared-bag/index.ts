export { OwnSharedBagView as Widget } from './view.tsx'
