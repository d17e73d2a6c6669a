let heard: Promise<unknown>[] | null = null

/** Called by every read that a request effect begins. */
export function readStarted(answer: Promise<unknown>) {
  heard?.push(answer)
}

/** The answers that are on their way because of `run`: empty when it found all that it needs. Some of them may fail. */
export function readsStartedBy(run: () => void): Promise<unknown>[] {
  const reads: Promise<unknown>[] = []
  heard = reads
  try {
    run()
  } finally {
    heard = null
  }
  return reads
}
