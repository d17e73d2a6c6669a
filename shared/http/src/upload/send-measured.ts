import type { Upload, Wire } from '@shop/http'

/** Aborts after this time without progress; slow uploads continue. */
const SILENCE_MS = 30_000

/** Sends fields and file by XMLHttpRequest: fetch has no upload progress. */
export const sendMeasured =
  (field: string): Upload['send'] =>
  (address, { method = 'POST', headers }, wire) =>
    new Promise((done, fail) => {
      const { upload, signal } = wire
      if (!upload || signal?.aborted) return fail(new Error('aborted'))
      const call = new XMLHttpRequest()
      const giveUp = () => call.abort()
      let silence = setTimeout(giveUp, SILENCE_MS)
      const moved = () => {
        clearTimeout(silence)
        silence = setTimeout(giveUp, SILENCE_MS)
      }
      call.upload.onprogress = ({ loaded, total }) => {
        moved()
        upload.onProgress(total > 0 ? loaded / total : 0)
      }
      call.onload = () => done(new Response(call.responseText, { status: call.status }))
      call.onerror = call.onabort = () => fail(new Error('no answer'))
      call.onloadend = () => {
        clearTimeout(silence)
        signal?.removeEventListener('abort', giveUp)
      }
      signal?.addEventListener('abort', giveUp)
      call.open(method, address)
      for (const [name, value] of Object.entries(headers as Record<string, string>)) call.setRequestHeader(name, value)
      call.send(formOf(wire.body, field, upload.file))
    })

/** Fields first, so that servers know them before the file. */
function formOf(body: Wire['body'], field: string, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  form.append(field, file, file.name)
  return form
}
