export { RemovedFromStock as Widget } from './removed-from-stock.tsx'
