import type { Api } from '../../../platform/http/implement.ts'
import { cityKnown } from '../../../goods/places/cities/city-known.ts'
import type { CartCall, Held } from '../answer.ts'
import { betterThanNow } from './offer.ts'
import { calculatedCart } from '../calculated-cart.ts'
import { BUMP } from '../cart-sql.ts'
import { chosenBy } from '../choices/kept.ts'
import { ADD_CODE, DROP_CODE } from '../codes/codes-sql.ts'

/** Enters and takes off codes and certificates for the cheapest combination of this moment. @returns true when it spends bonuses */
export async function applyBestCombination(
  api: Api,
  { sessionHash, visitor: { shop }, body, request }: CartCall,
  { connection, cart }: Held,
): Promise<boolean> {
  const cityCookie = cityKnown(api, request)
  const sent = await chosenBy(connection, body, { shop, cityCookie })
  const known = await calculatedCart(connection, sessionHash ?? '', { shop, sent, cityCookie, now: api.clock.now() }, 'chosen')
  const best = known && betterThanNow(known)
  if (!best) return false
  for (const { code } of best.spoilers) await connection.query(DROP_CODE, [cart, 'promocode', code])
  // Those that are entered already stay as they are.
  for (const { code } of best.promocodes) await connection.query(ADD_CODE, [cart, 'promocode', code])
  for (const { code } of best.tenders) await connection.query(ADD_CODE, [cart, 'deposit', code])
  await connection.query(BUMP, [cart])
  return best.order.bonuses.spent > 0
}
