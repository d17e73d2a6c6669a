import { hostnameOf } from '@shop/contracts/shop/storefront'
import type { Api } from '../../http/implement.ts'
import { Refused } from '../../http/refusal.ts'
import type { ShopVisitor } from '../../http/visitor.ts'
import { ownOrigin } from '../../payments/way-back.ts'

type Known = Pick<Api, 'shopHosts'>
type Visitor = Pick<ShopVisitor, 'host' | 'secure'>

/** On hosts of the shop only: a passkey names the host that it belongs to. */
export const arePasskeysOffered = ({ shopHosts }: Known, { host }: Pick<Visitor, 'host'>) => shopHosts.includes(hostnameOf(host))

/** What a browser must say that a passkey was used on. Throws PASSKEY_REFUSED on a host that is none of the shop's. */
export function relyingParty(api: Known, visitor: Visitor): { rpId: string; origin: string } {
  if (!arePasskeysOffered(api, visitor)) throw new Refused('PASSKEY_REFUSED')
  return { rpId: hostnameOf(visitor.host), origin: ownOrigin(visitor, api.shopHosts) }
}
