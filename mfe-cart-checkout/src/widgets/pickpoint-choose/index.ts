import { part } from '@shop/ui'
import type { PointsOfOrder } from '#features/checkout/model/places/points.ts'

// Lazy: shared code would otherwise load with every page of this remote.
export const Widget = part<Partial<PointsOfOrder>>(() =>
  import(/* webpackChunkName: "pickpoint-choose" */ './pickpoint-choose.tsx').then(({ PickpointChoose }) => ({ default: PickpointChoose })),
)
