import { answerProposal, type OwnSharedBag, ownSharedBag, shareBag, unshareBag } from '@shop/contracts/cart/shared-bag'
import { MAX_ID } from '@shop/contracts/core/id'
import type { CatalogApi } from '../../goods/plugins.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf, idRow } from '../../platform/db/rows.ts'
import { type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { BAG_SHARES_FROM_ADDRESS, BAG_SHARES_IN_SESSION, countOne, type Guard } from '../../visitors/guards/limits.ts'
import { answer, inCart, type Outcome } from '../cart/answer.ts'
import { setLine } from '../cart/lines.ts'
import { decideProposal, holdProposal, type ProposalRow } from './proposals.ts'
import { addShare, bumpShare, keepShare, liveShareOf, liveShareOfCart, stopShare } from './shares.ts'
import { ownShareShown, sizesOf } from './shown.ts'

type AnyCall = Pick<Call<string, unknown>, 'sessionHash' | 'visitor'>

const HAS_LINES = 'SELECT cart_id AS id FROM cart_lines WHERE cart_id = $1 LIMIT 1'

/** The owner's side of a shared bag: its link, and what others propose. Everything is found by the session's own bag. */
export function serveOwnBag(api: CatalogApi) {
  const { database, clock } = api
  const shown = async ({ sessionHash, visitor: { shop } }: AnyCall): Promise<OwnSharedBag | null> => {
    const share = await liveShareOf(database, sessionHash, clock)
    return share ? ownShareShown(api, share, shop) : null
  }
  implement(api, ownSharedBag, async (call) => ({ result: true as const, share: await shown(call) }))
  implement(api, shareBag, async (call) => {
    const { sessionHash, body, visitor } = call
    await inCart(api, { ...call, body: {} }, async ({ connection, cart }) => {
      if (!(await liveShareOfCart(connection, cart, clock))) {
        if ((await rowsOf(connection, idRow, HAS_LINES, [cart])).length === 0) throw new Refused('CART_EMPTY')
        const guard: Guard = [
          [BAG_SHARES_IN_SESSION, sessionHash ?? ''],
          [BAG_SHARES_FROM_ADDRESS, visitor.address],
        ]
        await countOne(connection, clock, guard, api.limits)
        await addShare(connection, api.codeKey, cart, visitor.shop, clock)
      }
      const share = await liveShareOfCart(connection, cart, clock)
      if (share) await keepShare(connection, share.id, visitor.shop, body.forStylist, clock)
    })
    return { result: true as const, share: await shown(call) }
  })
  implement(api, unshareBag, async (call) => {
    await inCart(api, { ...call, body: {} }, ({ connection, cart }) => stopShare(connection, cart, clock))
    return { result: true as const, share: null }
  })
  implement(api, answerProposal, async (call) => {
    const cartCall = { ...call, body: {} }
    const outcome = await inCart(api, cartCall, async ({ connection, cart }): Promise<Outcome> => {
      const share = await liveShareOfCart(connection, cart, clock)
      const proposal = share && (await holdProposal(connection, share, idOf(call.params.proposalId)))
      if (!proposal) throw new Refused('NOT_FOUND')
      // Sent again, or answered in another tab.
      if (proposal.status !== 'waiting') return {}
      const isAccepted = call.body.decision === 'accept'
      const outcomeOfAdding = call.body.decision === 'accept' ? await added(connection, call, { cart, proposal, sku: call.body.sku }) : {}
      await decideProposal(connection, proposal.id, isAccepted ? 'accepted' : 'declined', clock)
      await bumpShare(connection, share.id)
      return outcomeOfAdding
    })
    return { ...(await answer(api, cartCall, outcome)), share: await shown(call) }
  })

  /** Adds the piece of a proposal in the size that the owner chooses, or the link of its friend names. */
  const added = async (
    connection: Queryable,
    { visitor: { shop } }: AnyCall,
    { cart, proposal, sku }: { cart: number; proposal: ProposalRow; sku: string | undefined },
  ): Promise<Outcome> => {
    const sizes = await sizesOf(connection, shop, [proposal.item])
    const line = sku ?? proposal.sku ?? (sizes.length === 1 ? sizes[0]?.sku : undefined)
    if (line === undefined) throw new Refused('WRONG_FORM_DATA', { sku: 'EMPTY_SIZE' })
    if (!sizes.some((size) => size.sku === line)) throw new Refused('UNKNOWN_SKU')
    return { shortage: await setLine(connection, cart, { line, currency: shop.currency }, { more: 1 }) }
  }
}

/** Out of range for what is no id: the query finds nothing. */
export function idOf(text: string): number {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0
}
