/** The clock behind every date rule. SQL gets its value as a parameter. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that tests advance by a process message: `{ clockForward: milliseconds }`. */
export function clockOfTests(): Clock {
  let forward = 0
  process.on('message', (message) => {
    if (typeof message === 'object' && message && 'clockForward' in message) {
      forward += Number(message.clockForward)
      process.send?.({ clockForwarded: forward })
    }
  })
  return { now: () => new Date(Date.now() + forward) }
}

/** An instant as an SQL parameter. */
export const after = (clock: Clock, milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString()
