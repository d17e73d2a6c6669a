import { UserError } from '../print/steps.ts'

const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

/** Reads `2026-12-01T10:00+03:00`. @throws UserError for anything else, and for a time that has passed. */
export function momentFrom(text: string, now = new Date()): string {
  const moment = new Date(text)
  if (!WRITTEN.test(text) || Number.isNaN(moment.getTime()))
    throw new UserError(`--at is "${text}", and it must be a time with its zone, such as 2026-12-01T10:00+03:00.`)
  if (moment <= now) throw new UserError(`--at is ${text}, and that has passed: leave it out to publish now.`)
  return moment.toISOString()
}

/** `2026-12-01 10:00` by the clock of Moscow, which the shop lives by. */
export const inWords = (instant: string) =>
  `${new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' }).slice(0, 16)} (Moscow)`
