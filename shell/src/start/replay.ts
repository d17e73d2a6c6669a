import type { Early } from './early-state.ts'

/** Replays early submissions after hydration. @returns forms removed meanwhile */
export function replayEarly(): FormData[] {
  const early = (window as { early?: Early }).early
  early?.stop()
  const gone: FormData[] = []
  for (const { form, submitter, data } of early?.waiting ?? []) {
    submitter?.removeAttribute('aria-busy')
    // A heart may be removed without its form.
    if (form.isConnected && submitter?.isConnected !== false) form.requestSubmit(submitter)
    else gone.push(data)
  }
  return gone
}
