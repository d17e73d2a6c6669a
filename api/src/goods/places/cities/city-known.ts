import type { FastifyRequest } from 'fastify'
import { visitorOf } from '../../../platform/http/visitor.ts'
import type { Networks } from '../../../platform/networks.ts'
import { CITY_COOKIE } from './cities.ts'

interface CityDetection {
  frontDoorKey: string | undefined
  networks: Networks
}

/** City id by the shopper's choice, else by network; none for shared documents. */
export function cityKnown({ frontDoorKey, networks }: CityDetection, request: FastifyRequest): string | undefined {
  const { address, isForEverybody } = visitorOf(request, frontDoorKey)
  const detected = isForEverybody ? null : networks.cityOf(address)
  return request.cookies[CITY_COOKIE] ?? (detected === null ? undefined : String(detected))
}
