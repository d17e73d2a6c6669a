import { part } from '@shop/ui'

// Lazy: shared code would otherwise load with every page of this remote.
export const Widget = part<{ show: string; orderId?: string }>(() =>
  import(/* webpackChunkName: "order-popup" */ './order-popup.tsx').then(({ OrderPopup }) => ({ default: OrderPopup })),
)
