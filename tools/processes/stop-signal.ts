/** Resolves at the first stop signal; ignores later ones, because npm and the terminal both send it. */
export const onStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
