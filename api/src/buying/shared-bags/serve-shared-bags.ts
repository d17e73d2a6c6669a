import { type Call, implement } from '../../platform/http/implement.ts'
import {
  ownSharedBagEvents,
  proposePiece,
  type SharedBag,
  sharedBag,
  sharedBagEvents,
  withdrawProposal,
} from '@shop/contracts/cart/shared-bag'
import type { CatalogApi } from '../../goods/plugins.ts'
import { EventStreams } from '../../platform/streams/event-streams.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { countGuess, PROPOSALS_FROM_ADDRESS, PROPOSALS_IN_SESSION } from '../../visitors/guards/limits.ts'
import { ownerOf, type SessionOwner, sessionOf } from '../../visitors/session/shopper.ts'
import { propose, withdrawProposalOf } from './proposals.ts'
import { idOf, serveOwnBag } from './serve-own-bag.ts'
import { serveOfficeBags } from './serve-office-bags.ts'
import { bumpShare, codeOfShare, followedKey, isLive, isOwner, liveShareOf, shareByCode, type ShareRow, versionsOf } from './shares.ts'
import { shareShown } from './shown.ts'

type LinkCall = Pick<Call<'code', unknown>, 'params' | 'sessionHash' | 'visitor'>

/** Bags that their owners show by a link: to friends, and to the stylists in the back office. */
export function serveSharedBags(api: CatalogApi) {
  serveOwnBag(api)
  serveLink(api)
  serveOfficeBags(api)
  serveEvents(api)
}

function serveLink(api: CatalogApi) {
  const { database, clock } = api
  const shareOf = async ({ params }: LinkCall): Promise<ShareRow> => {
    const share = await shareByCode(database, params.code, clock)
    if (!share) throw new Refused('NOT_FOUND')
    return share
  }
  const shown = async (call: LinkCall, reader: SessionOwner | null): Promise<{ result: true; bag: SharedBag }> => {
    const share = await shareOf(call)
    const isMine = await isOwner(database, share, call.sessionHash)
    return { result: true, bag: await shareShown(api, share, { reader, isMine, shop: call.visitor.shop }) }
  }
  /** A live link of somebody else's bag. */
  const liveOfOther = async (call: LinkCall): Promise<ShareRow> => {
    const share = await shareOf(call)
    if (!isLive(share, clock) || (await isOwner(database, share, call.sessionHash))) throw new Refused('NOT_FOUND')
    return share
  }
  implement(api, sharedBag, async (call) => shown(call, await ownerOf(database, call.sessionHash)))
  implement(api, proposePiece, async (call) => {
    const friend = await sessionOf(database, call.sessionHash)
    const share = await liveOfOther(call)
    const { forgive } = await counted(call, friend)
    try {
      await propose(api, share, { ...call.body, from: friend }, call.visitor.shop)
    } catch (error) {
      // A slip of the pen is not counted.
      if (error instanceof Refused && error.code === 'WRONG_FORM_DATA') await forgive()
      throw error
    }
    return shown(call, friend)
  })
  implement(api, withdrawProposal, async (call) => {
    const friend = await sessionOf(database, call.sessionHash)
    const share = await liveOfOther(call)
    if (!(await withdrawProposalOf(database, share, friend, idOf(call.params.proposalId)))) throw new Refused('NOT_FOUND')
    await bumpShare(database, share.id)
    return shown(call, friend)
  })
  const counted = (call: LinkCall, { sessionId }: SessionOwner) =>
    countGuess(
      database,
      clock,
      [
        [PROPOSALS_IN_SESSION, String(sessionId)],
        [PROPOSALS_FROM_ADDRESS, call.visitor.address],
      ],
      api.limits,
    )
}

/** Follows a shared bag: for its owner, and for who has the link [bag.shared-live]. */
function serveEvents(api: CatalogApi) {
  const { database, clock } = api
  const streams = new EventStreams(api, async (keys) =>
    (await versionsOf(database, clock, keys)).map(({ hash, version }) => ({ key: hash, version, event: { version } })),
  )
  implement(api, sharedBagEvents, async (call) => streams.answer(call, followedKey(call.params.code)))
  implement(api, ownSharedBagEvents, async (call) => {
    const share = await liveShareOf(database, call.sessionHash, clock)
    if (!share) throw new Refused('NOT_FOUND')
    return streams.answer(call, followedKey(codeOfShare(api.codeKey, share.id)))
  })
}
