import { createLog, type Logger } from '@shop/observability/log'
import { mask } from '@shop/observability/mask'
import { reportError } from '@shop/observability/sentry'

export const lines: Logger = createLog('front-door', process.env['LOG_LEVEL'] || 'warn')

/** Structured log lines without personal data. */
export function log(about: string, detail: string | Record<string, unknown> = '') {
  lines.warn(typeof detail === 'string' ? { detail: mask(detail) } : detail, about)
}

/** A server error with its location. */
export function logError(about: string, error: unknown) {
  lines.error({ err: error }, about)
  reportError(error, {})
}

/** An anonymized browser error. */
export interface BrowserError {
  name: string
  message: string
  /** Source positions, innermost first. */
  sources: string[]
  route: string
  remote: string
  version: string
  serial: number
}

export function logBrowserError(fault: BrowserError) {
  const { name, message, sources, remote, version, serial, route } = fault
  lines.warn({ error: name, message, sources, route, remote, version, serial }, 'browser error')
  const error = Object.assign(new Error(message), { name })
  error.stack = [`${name}: ${message}`, ...sources.map((source) => `    at ${source}`)].join('\n')
  reportError(error, { side: 'browser', remote, version, serial: String(serial), route })
}

export interface Answered {
  method: string
  /** Route pattern, never the requested URL. */
  route: string
  status: number
  ms: number
}

export const logAnswer = (requestId: string, answered: Answered) =>
  lines.info({ requestId, ...answered, ms: Math.round(answered.ms) }, 'answered')

/** The first line only: server build stacks have columns in the thousands. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
