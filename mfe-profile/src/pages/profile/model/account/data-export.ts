import { createEffect, createEvent, createStore, sample } from 'effector'
import { exportLink, type ExportFormat } from '@shop/contracts/account/data-export'
import { BROWSER_PLACE, createRequestFx } from '@shop/http'
import { endVisitBy, failureInVisit, forgotten } from '../visit.ts'

export const exportChosen = createEvent<ExportFormat>()

const linkFx = createRequestFx(exportLink)
/** A file download: the page stays. */
export const downloadFx = createEffect((url: string) => location.assign(url))

/** Format being prepared. */
export const $exporting = createStore<ExportFormat | null>(null, { serialize: 'ignore' })
  .on(exportChosen, (_, format) => format)
  .reset(linkFx.finally, forgotten)

export const $exportFailure = failureInVisit(linkFx).reset(exportChosen)

sample({ clock: exportChosen, fn: (format) => ({ body: { format } }), target: linkFx })
sample({ clock: linkFx.doneData, fn: ({ url }) => BROWSER_PLACE.base + url, target: downloadFx })
endVisitBy(linkFx)
