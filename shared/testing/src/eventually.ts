/** Resolves in the next task, after everything that is queued now. */
// oxlint-disable-next-line no-restricted-globals -- The one home of waiting in tests.
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Polls `look` until it returns something truthy, and resolves to that: for changes in another process, which send no event. Rejects after
 * `withinMs`, naming what was `awaited`.
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
