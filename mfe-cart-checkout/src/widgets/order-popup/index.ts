import { part } from '@shop/ui'

// Loaded by itself: what popups and steps share would otherwise come with every page of this remote.
export const Widget = part<{ show: string }>(() =>
  import(/* webpackChunkName: "order-popup" */ './order-popup.tsx').then(({ OrderPopup }) => ({ default: OrderPopup })),
)
