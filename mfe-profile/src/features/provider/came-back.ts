import { createEvent, createStore } from 'effector'
import type { OauthResult } from './channel.ts'

/** No other tab waits: this tab's sign-in popup continues. */
export const oauthReturned = createEvent<OauthResult>()
export const oauthResultTaken = createEvent<void>()

export const $oauthResult = createStore<OauthResult | null>(null, { serialize: 'ignore' })
  .on(oauthReturned, (_, back) => back)
  .reset(oauthResultTaken)
