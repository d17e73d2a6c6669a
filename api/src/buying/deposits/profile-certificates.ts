import { profileCertificates } from '@shop/contracts/account/profile'
import { type Api, implement } from '../../platform/http/implement.ts'
import { signedInUser } from '../../visitors/session/shopper.ts'
import { boughtCard, cardRow, receivedCard } from './card.ts'
import { CARDS } from './sql.ts'
import { rowsOf } from '../../platform/db/rows.ts'

const MINE = `${CARDS} WHERE d.owner_id = $2 OR (d.buyer_id = $2 AND d.status <> 'created') ORDER BY d.created_at DESC, d.id LIMIT 200`

/** Received certificates, and those bought for others. Never contains codes. */
export function serveProfileCertificates(api: Api) {
  implement(api, profileCertificates, async ({ sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(api.database, sessionHash)
    const rows = await rowsOf(api.database, cardRow, MINE, [shop.locale, userId])
    const now = api.clock.now()
    return {
      result: {
        received: rows.filter(({ ownerId }) => ownerId === userId).map((row) => receivedCard(row, now)),
        bought: rows.filter(({ buyerId, ownerId }) => buyerId === userId && ownerId !== userId).map((row) => boughtCard(row, now)),
      },
    }
  })
}
