import { networkOf } from './address-limit.ts'

/** Addresses that one sender is likely to have: /24 of IPv4, /48 of IPv6. */
export const neighborhoodOf = (address: string): string => {
  const network = networkOf(address)
  const sign = network.includes('.') ? '.' : ':'
  return network.split(sign).slice(0, 3).join(sign)
}
