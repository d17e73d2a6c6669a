import { OFFICE_BAGS_MAX, type OfficeBag, officeBags, proposeByStylist } from '@shop/contracts/services/back-office/requests/shared-bags'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { CatalogApi } from '../../goods/plugins.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { implementSigned } from '../../platform/signed.ts'
import { propose } from './proposals.ts'
import { expiryOf, liveShareById, type ShareRow, sharesForStylists } from './shares.ts'
import { contentsOf } from './shown.ts'

/** The office reads Russian names, at the prices of each bag's owner. */
const OFFICE: ShopContext = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }

/** Bags shown to the stylists, in the back office [bag.shared-stylist]. */
export function serveOfficeBags(api: CatalogApi) {
  const { database, clock } = api
  implementSigned(api, officeBags, async () => {
    const shares = await sharesForStylists(database, clock, OFFICE_BAGS_MAX)
    return { result: true as const, bags: await Promise.all(shares.map((share) => bagOf(api, share))) }
  })
  implementSigned(api, proposeByStylist, async ({ params: { bagId }, body: { stylist, ...proposal } }) => {
    const share = await liveShareById(database, bagId, clock)
    if (!share) throw new Refused('NOT_FOUND')
    await propose(api, share, { ...proposal, from: { stylist } }, OFFICE)
    return { result: true as const, bag: await bagOf(api, share) }
  })
}

async function bagOf(api: CatalogApi, share: ShareRow): Promise<OfficeBag> {
  const { pieces, sums, proposals } = await contentsOf(api, share, null, OFFICE)
  return {
    id: share.id,
    sharedAt: share.stylistAt?.toISOString() ?? '',
    expiresAt: expiryOf(share),
    pieces,
    sums,
    proposals: proposals.map(({ isMine: _, ...proposal }) => proposal),
  }
}
