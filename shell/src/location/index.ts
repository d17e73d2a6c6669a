export { LocationView } from './view.tsx'
