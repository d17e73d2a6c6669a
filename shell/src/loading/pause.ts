/** Ends the task: what the shopper does comes between. `scheduler.yield` goes on sooner than a timer, where there is one. */
export const pause = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}

export const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
