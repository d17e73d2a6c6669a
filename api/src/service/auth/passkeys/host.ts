import { hostnameOf } from '@shop/contracts/shop/storefront'
import type { Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../../platform/http/visitor.ts'
import { ownOrigin } from '../../../buying/payments/way-back.ts'

type ShopHosts = Pick<Api, 'shopHosts'>
type Visitor = Pick<ShopVisitor, 'host' | 'secure'>

/** Only on the shop's own hosts: a passkey is bound to its host. */
export const arePasskeysOffered = ({ shopHosts }: ShopHosts, { host }: Pick<Visitor, 'host'>) => shopHosts.includes(hostnameOf(host))

/** Expected origin and relying party id. Throws PASSKEY_REFUSED on a foreign host. */
export function relyingParty(api: ShopHosts, visitor: Visitor): { rpId: string; origin: string } {
  if (!arePasskeysOffered(api, visitor)) throw new Refused('PASSKEY_REFUSED')
  return { rpId: hostnameOf(visitor.host), origin: ownOrigin(visitor, api.shopHosts) }
}
