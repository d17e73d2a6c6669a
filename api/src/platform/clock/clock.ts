/** The clock behind every date rule. SQL gets its value as a parameter. */
export interface Clock {
  now: () => Date
  /** Calls back whenever the clock is put forward, which only tests do; returns how to stop that. */
  onForward?: (listener: () => void) => () => void
}

export const systemClock: Clock = { now: () => new Date() }

/** An instant as an SQL parameter. */
export const after = (clock: Clock, milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString()
