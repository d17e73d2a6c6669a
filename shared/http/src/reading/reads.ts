let heard: Promise<unknown>[] | null = null

/** Called for every read that a request effect starts. */
export function readStarted(answer: Promise<unknown>) {
  heard?.push(answer)
}

/** Responses of reads started by `run`; empty when everything was cached. Some may fail. */
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
