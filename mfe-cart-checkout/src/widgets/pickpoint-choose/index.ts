import { part } from '@shop/ui'

// Loaded by itself: what popups and steps share would otherwise come with every page of this remote.
export const Widget = part<object>(() =>
  import(/* webpackChunkName: "pickpoint-choose" */ './pickpoint-choose.tsx').then(({ PickpointChoose }) => ({ default: PickpointChoose })),
)
