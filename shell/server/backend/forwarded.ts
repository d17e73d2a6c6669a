import { currentTrace, newTrace, toTraceparent } from '@shop/observability/trace'
import type { ShopVisit } from '../requests/visit.ts'

/** Visitor headers for the API, authenticated by the key. */
export const forwardedHeaders = (frontDoorKey: string, { host, secure, address }: Pick<ShopVisit, 'host' | 'secure' | 'address'>) => ({
  ...(frontDoorKey && { 'x-front-door': frontDoorKey }),
  'x-forwarded-host': host,
  'x-forwarded-proto': secure ? 'https' : 'http',
  'x-forwarded-for': address,
  traceparent: toTraceparent(currentTrace() ?? newTrace()),
})
