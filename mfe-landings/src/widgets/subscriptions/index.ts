export { SubscriptionsView as Widget } from './view.tsx'
