/** One turn of the event loop: what was queued has run. */
// oxlint-disable-next-line no-restricted-globals -- The one home of waiting in tests.
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Looks until there is something to see, for what happens in another process and tells nobody. Resolves to it; rejects after `withinMs`
 * with what was awaited.
 */
export async function eventually<Seen>(
  awaited: string,
  look: () => Seen | Promise<Seen>,
  { withinMs = 30_000, everyMs = 20 }: { withinMs?: number; everyMs?: number } = {},
): Promise<Exclude<Seen, false | null | undefined>> {
  for (const until = performance.now() + withinMs; ; ) {
    const seen = await look()
    if (seen) return seen as Exclude<Seen, false | null | undefined>
    if (performance.now() > until) throw new Error(`${awaited}: not within ${withinMs} ms`)
    // oxlint-disable-next-line no-restricted-globals -- The one home of waiting in tests.
    await new Promise((done) => setTimeout(done, everyMs))
  }
}
