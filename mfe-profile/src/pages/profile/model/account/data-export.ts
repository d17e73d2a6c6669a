import { createEffect, createEvent, createStore, sample } from 'effector'
import { exportLink, type ExportFormat } from '@shop/contracts/account/data-export'
import { BROWSER_PLACE, createRequestFx, type RequestError } from '@shop/http'
import { forgotten, isUnauthorized, refused } from '../visit.ts'

export const exportChosen = createEvent<ExportFormat>()

const linkFx = createRequestFx(exportLink)
/** A file download: the page stays. */
export const downloadFx = createEffect((url: string) => location.assign(url))

/** Format being prepared. */
export const $exporting = createStore<ExportFormat | null>(null, { serialize: 'ignore' })
  .on(exportChosen, (_, format) => format)
  .reset(linkFx.finally, forgotten)

export const $exportFailure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(linkFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(exportChosen, forgotten)

sample({ clock: exportChosen, fn: (format) => ({ body: { format } }), target: linkFx })
sample({ clock: linkFx.doneData, fn: ({ url }) => BROWSER_PLACE.base + url, target: downloadFx })
sample({ clock: linkFx.failData, filter: isUnauthorized, fn: () => undefined, target: refused })
