import type { Release } from '../../remotes/release.ts'

const ASK_TIMEOUT_MS = 2000

/** The current release, as for a new document. */
export async function askRelease(): Promise<Release> {
  const response = await fetch('/release/current', { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`release: ${response.status}`)
  return (await response.json()) as Release
}
