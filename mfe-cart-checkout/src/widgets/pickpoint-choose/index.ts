import { part } from '@shop/ui'
import type { PointsOfOrder } from '../../features/checkout/model/places/points.ts'

// Loaded by itself: what popups and steps share would otherwise come with every page of this remote.
export const Widget = part<Partial<PointsOfOrder>>(() =>
  import(/* webpackChunkName: "pickpoint-choose" */ './pickpoint-choose.tsx').then(({ PickpointChoose }) => ({ default: PickpointChoose })),
)
