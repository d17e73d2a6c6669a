/** What time it is: every rule with a date or a deadline asks it, and gives the answer to SQL as a parameter. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that tests put forward by a message to the process: `{ clockForward: milliseconds }`. */
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

/** An instant as SQL takes it. */
export const after = (clock: Clock, milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString()
