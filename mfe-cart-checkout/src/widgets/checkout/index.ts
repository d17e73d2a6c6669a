import { part } from '@shop/ui'

// Lazy: shared code would otherwise load with every page of this remote.
export const Widget = part<object>(() =>
  import(/* webpackChunkName: "checkout" */ './checkout.tsx').then(({ Checkout }) => ({ default: Checkout })),
)
