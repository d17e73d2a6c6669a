type Listener = () => void

const listeners = new Set<Listener>()

/** Tells this process that work was put: whoever waits for it looks at once instead of at the next round. */
export const outboxSignal = {
  emit: () => {
    for (const listener of listeners) listener()
  },
  onSignal: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
