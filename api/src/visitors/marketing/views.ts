import { marketingView } from '@shop/contracts/marketing/marketing'
import { MAX_ID } from '@shop/contracts/core/id'
import { countOne, VIEWS_IN_SESSION } from '../guards/limits.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionOf } from '../session/shopper.ts'
import { consentOf } from './consent.ts'
import { queueCategoryView, queueProductView } from './operations.ts'

const HAS_PIECE = 'SELECT id FROM products WHERE id = $1::int'
const HAS_CATEGORY = 'SELECT id FROM categories WHERE slug = $1 UNION ALL SELECT id FROM selections WHERE path = $1'

/** Pages are cached for everybody, so the browser reports views by this call. */
export function serveViews(api: Api) {
  const { database, clock, limits } = api
  implement(api, marketingView, async ({ body: { kind, id }, sessionHash }) => {
    const owner = await sessionOf(database, sessionHash)
    const itemId = kind === 'product' ? Number(id) : 0
    const isKnown = kind === 'category' || (Number.isInteger(itemId) && itemId > 0 && itemId <= MAX_ID)
    const found = isKnown ? await database.query(kind === 'product' ? HAS_PIECE : HAS_CATEGORY, [kind === 'product' ? itemId : id]) : []
    if (found.length === 0) throw new Refused('NOT_FOUND')
    // No database work without consent.
    if ((await consentOf(database, owner)) !== true) return { result: true as const }
    await countOne(database, clock, [[VIEWS_IN_SESSION, String(owner.sessionId)]], limits)
    await (kind === 'product' ? queueProductView(database, api, owner, itemId) : queueCategoryView(database, api, owner, id))
    return { result: true as const }
  })
}
