import { createEffect, createEvent, createStore, sample } from 'effector'
import { depositPdfLink } from '@shop/contracts/certificates/deposit-pdf'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { BROWSER_PLACE, createRequestFx } from '@shop/http'
import { depositCode } from '#features/refusal/deposit-code.ts'
import { $gift, $key, opened } from './opening.ts'

export const pdfChosen = createEvent<void>()
export const linkFx = createRequestFx(depositPdfLink)
/** A file download: the page stays. */
export const downloadFx = createEffect((url: string) => location.assign(url))

export const $pdfError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(linkFx.failData, (_, error) => depositCode(error, 'DEPOSIT_DATA'))
  .reset(opened, pdfChosen)

sample({
  clock: pdfChosen,
  source: { gift: $gift, key: $key },
  filter: ({ gift, key }) => gift !== null && key !== null,
  fn: ({ gift, key }) => ({ params: { depositId: gift?.id ?? '' }, body: { authCode: key?.authCode ?? '' } }),
  target: linkFx,
})
sample({ clock: linkFx.doneData, fn: ({ url }) => BROWSER_PLACE.base + url, target: downloadFx })
