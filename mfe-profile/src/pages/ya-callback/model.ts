import { createEffect, createEvent, createStore, sample } from 'effector'
import { openSignIn } from '@shop/session'
import { oauthReturned } from '#features/provider/came-back.ts'
import { offer, type OauthResult } from '#features/provider/channel.ts'
import { consumeReturnPath } from '#features/provider/way-back.ts'

const HOME = '/'

/** The provider redirected here; null without its parameters. */
export const arrived = createEvent<OauthResult | null>()
/** Another page of the shop was opened. */
export const continued = createEvent<void>()

const closeFx = createEffect(() => window.close())

/** Continues in this document; null when another tab has taken over. */
const placeFx = createEffect(async (back: OauthResult): Promise<string | null> => {
  const path = consumeReturnPath(back.state)
  if (path !== null) return path
  return (await offer(back)) ? null : HOME
})

const $back = createStore<OauthResult | null>(null, { serialize: 'ignore' }).on(arrived, (_, back) => back)

/** Path to continue at. */
export const $path = createStore<string | null>(null, { serialize: 'ignore' })
  .on(placeFx.doneData, (_, path) => path)
  .reset(arrived)
/** Nothing left to do in this window. */
export const $isDone = createStore(false, { serialize: 'ignore' })
  .on(placeFx.doneData, (_, path) => path === null)
  .reset(arrived)

sample({ clock: arrived, filter: Boolean, target: placeFx })
sample({ clock: arrived, filter: (back) => back === null, fn: () => HOME, target: $path })
sample({ clock: placeFx.doneData, filter: (path) => path === null, fn: () => undefined, target: closeFx })

const goesOn = sample({ clock: continued, source: $back, filter: Boolean })
sample({ clock: goesOn, target: oauthReturned })
sample({ clock: goesOn, fn: () => ({ source: 'yaid' as const }), target: openSignIn })
