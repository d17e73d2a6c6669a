import path from 'node:path'
import { ReleaseError } from '../record.ts'
import { USAGE } from './usage.ts'

export const STATE = path.resolve(process.env['STATE_DIR'] ?? path.join(import.meta.dirname, '../../../.state'))
/** `npm run release` passes the time of the request, because starting this file takes a while. */
export const ASKED_AT = Number(process.env['ASKED_AT'] || performance.timeOrigin)

/** Options of some commands only; each names its own. */
export const OWN_OPTIONS = {
  from: { type: 'string' },
  days: { type: 'string' },
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
  scope: { type: 'string' },
  most: { type: 'string' },
  share: { type: 'string' },
  hours: { type: 'string' },
  api: { type: 'string' },
  shop: { type: 'string' },
  uses: { type: 'string' },
  anyway: { type: 'boolean' },
  'no-probe': { type: 'boolean' },
} as const

export type OwnOption = keyof typeof OWN_OPTIONS

type OwnValues = { [Option in OwnOption]?: ((typeof OWN_OPTIONS)[Option]['type'] extends 'boolean' ? boolean : string) | undefined }

/** What the command line says. */
export interface Call {
  args: readonly string[]
  own: OwnValues
  who: string
  /** Empty where nothing was given. */
  why: string
}

export interface Answer {
  words: string
  /** The same for scripts. */
  data: unknown
  exit?: number
}

/** Exit codes of every command: done, refused or not whole, on record but not served by every front door. */
export const EXIT = { done: 0, refused: 1, incomplete: 2 } as const

export interface Command {
  /** Most arguments that it takes. */
  most: number
  options?: readonly OwnOption[]
  run: (call: Call) => Answer | Promise<Answer>
}

/** Ends a sentence about a wrong call. */
export const withUsage = (sentence: string) => new ReleaseError(`${sentence}\n\n${USAGE}`)

export function wanted(value: string | undefined, what: string): string {
  if (!value) throw withUsage(`Please name the ${what}.`)
  return value
}

export function explained({ who, why }: Call): { who: string; why: string } {
  if (!why) throw new ReleaseError('Say why: --why "what changes for shoppers". It is kept in the record.')
  return { who, why }
}

export function wholeNumber(option: OwnOption, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw withUsage(`--${option} must be a whole number.`)
}
