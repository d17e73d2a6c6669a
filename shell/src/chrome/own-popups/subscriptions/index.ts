export { SubscriptionsView as View } from './view.tsx'
