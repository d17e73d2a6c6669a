type Listener = () => void

const listeners = new Set<Listener>()

/** Wakes this process's outbox when a job is added. */
export const outboxSignal = {
  emit: () => {
    for (const listener of listeners) listener()
  },
  onSignal: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
