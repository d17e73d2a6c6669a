/** Yields to the event loop between tasks, by `scheduler.yield` if available. */
export const pause = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}

export const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
