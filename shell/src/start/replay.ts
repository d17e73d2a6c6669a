import type { Early } from './early-state.ts'

/** Gives what was submitted before the code was there to whoever listens now. @returns what was in those that left the page meanwhile. */
export function replayEarly(): FormData[] {
  const early = (window as { early?: Early }).early
  early?.stop()
  const gone: FormData[] = []
  for (const { form, submitter, data } of early?.waiting ?? []) {
    submitter?.removeAttribute('aria-busy')
    // A heart may have left the page without its form.
    if (form.isConnected && submitter?.isConnected !== false) form.requestSubmit(submitter)
    else gone.push(data)
  }
  return gone
}
