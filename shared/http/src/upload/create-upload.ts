import { createEffect, createEvent, createStore, sample, scopeBind, type Effect, type EventCallable, type Store } from 'effector'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import { createCallFx, createRequestFx, type RequestError } from '@shop/http'
import { sendMeasured } from './send-measured.ts'

export interface UploadCall<Answer, Fields> {
  /** Fails like every request; a cancelled one ends silently. */
  uploadFx: Effect<{ body: Fields; file: File }, Answer, RequestError>
  /** Uploaded fraction, 0 to 1; null when idle. */
  $progress: Store<number | null>
  cancelled: EventCallable<void>
}

/**
 * The upload counterpart of `createRequestFx`: `createUpload(applyForJob)`. Token, refusals and validation are the same; the contract's
 * `file` names the field.
 */
export function createUpload<Body, Answer>(endpoint: Endpoint<never, Body, Answer>): UploadCall<Answer, Body> {
  const { name, file: part } = endpoint
  if (!part) throw new Error(`${name} takes no file.`)
  const requestFx = createRequestFx(endpoint)
  const progressed = createEvent<number>()
  const cancelled = createEvent<void>()
  let current = new AbortController()
  const uploadFx = createCallFx(({ body, file }: { body: Body; file: File }) => {
    current = new AbortController()
    const onProgress = scopeBind(progressed, { safe: true })
    const send = sendMeasured(part.field)
    return requestFx({ body, upload: { file, onProgress, send, signal: current.signal } })
  })
  const abortFx = createEffect(() => current.abort())
  const $progress = createStore<number | null>(null, { serialize: 'ignore' })
    .on(uploadFx, () => 0)
    .on(progressed, (before, share) => (before === null ? null : share))
    .reset(uploadFx.finally)
  sample({ clock: cancelled, target: abortFx })
  return { uploadFx, $progress, cancelled }
}
