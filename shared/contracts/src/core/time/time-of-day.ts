const HOUR_MINUTES = 60

/** Minutes since midnight of HH:MM. */
export const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * HOUR_MINUTES + minute
}

/** HH:MM of minutes since midnight. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES].map((part) => String(part).padStart(2, '0')).join(':')

/** HH:MM an hour later, on the same day. */
export const hourLater = (time: string): string => timeOf(minuteOf(time) + HOUR_MINUTES)
