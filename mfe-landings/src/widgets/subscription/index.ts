export { Subscription as Widget } from './widget.tsx'
