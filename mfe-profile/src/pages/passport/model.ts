import { createEvent, createStore, sample } from 'effector'
import { publicPassport, type PublicPassport } from '@shop/contracts/account/passports'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import type { PassportUrl } from './url.ts'

export const opened = createEvent<PassportUrl>()

const showFx = createRequestFx(publicPassport)

/** Includes its code: clears data of the previous URL. */
const $shown = createStore<{ code: string; passport: PublicPassport } | null>(null)
  .on(opened, (shown, { code }) => (shown?.code === code ? shown : null))
  .on(showFx.done, (_, { params, result }) => ({ code: params.params?.code ?? '', passport: result.result }))
export const $passport = $shown.map((shown) => shown?.passport ?? null)

sample({
  clock: opened,
  source: $shown,
  filter: (shown) => shown === null,
  fn: (_, { code }) => ({ params: { code } }),
  target: showFx,
})
sample({ clock: showFx.failData, fn: pageFailureOf, target: failPage('passport') })
