import type { Early } from './early.ts'

/** Gives what was submitted before the code was there to whoever listens now. @returns forms that left the page meanwhile. */
export function replayEarly(): FormData[] {
  const early = (window as { early?: Early }).early
  early?.stop()
  const gone: FormData[] = []
  for (const { form, submitter } of early?.waiting ?? []) {
    submitter?.removeAttribute('aria-busy')
    if (form.isConnected) form.requestSubmit(submitter)
    else gone.push(new FormData(form))
  }
  return gone
}
