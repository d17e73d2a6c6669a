import { hostnameOf, storefrontOf } from '@shop/contracts/shop/storefront'
import type { ShopVisitor } from '../../platform/http/visitor.ts'

/** The shopper's origin if it is one of ours; else a host of the same storefront. */
export function ownOrigin({ host, secure }: Pick<ShopVisitor, 'host' | 'secure'>, shopHosts: readonly string[]): string {
  const scheme = secure ? 'https' : 'http'
  if (shopHosts.includes(hostnameOf(host))) return `${scheme}://${host.toLowerCase()}`
  const neighbour = shopHosts.find((one) => storefrontOf(one) === storefrontOf(host)) ?? shopHosts[0] ?? 'localhost'
  return `${scheme}://${neighbour}`
}
