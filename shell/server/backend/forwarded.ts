import { currentTrace, newTrace, toTraceparent } from '@shop/observability/trace'
import type { Visit } from '../render/visit.ts'

/** Visitor headers for the API, authenticated by the key. */
export const forwardedHeaders = (frontDoorKey: string, { host, secure, address }: Pick<Visit, 'host' | 'secure' | 'address'>) => ({
  ...(frontDoorKey && { 'x-front-door': frontDoorKey }),
  'x-forwarded-host': host,
  'x-forwarded-proto': secure ? 'https' : 'http',
  'x-forwarded-for': address,
  traceparent: toTraceparent(currentTrace() ?? newTrace()),
})
