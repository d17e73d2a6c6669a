/** Resolves at the first request to stop; the ones that follow are heard and ignored, for npm and the terminal both send one. */
export const onStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
