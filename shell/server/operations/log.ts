import { createLog } from '@shop/observability/log'
import { mask } from '@shop/observability/mask'
import { reportError } from '@shop/observability/sentry'

const lines = createLog('front-door', process.env['LOG_LEVEL'] || 'warn')

/** One line, one fact: what a person looks for when the shop misbehaves. No addresses of shoppers, no cookies. */
export function log(about: string, detail: string | Record<string, unknown> = '') {
  lines.warn(typeof detail === 'string' ? { detail: mask(detail) } : detail, about)
}

/** A fault of ours, with the place where it was thrown. */
export function logError(about: string, error: unknown) {
  lines.error({ err: error }, about)
  reportError(error, {})
}

/** A fault in a browser, already without what is personal. */
export interface BrowserError {
  name: string
  message: string
  /** `mfe-catalog/src/pages/listing/page.tsx:12:7`, the innermost first. */
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
  /** As the route table writes it; never the address that was asked for. */
  route: string
  status: number
  ms: number
}

export const logAnswer = (requestId: string, answered: Answered) =>
  lines.info({ requestId, ...answered, ms: Math.round(answered.ms) }, 'answered')

/** The first line of an error: stacks of server builds are thousands of columns wide. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
