import { mask } from './mask.ts'

/** An error that is safe to log. */
export interface PlainError {
  type: string
  message: string
  code?: string
  constraint?: string
  /** Stack without the message. */
  stack?: string
  cause?: PlainError
}

const SQLSTATE = /^[0-9A-Z]{5}$/
const QUOTED = /"([^"]*)"/g
const NAME = /^[a-z_][a-z0-9_]*$/
const DEEPEST = 3

/** Table and column names are safe, values are not. */
const withoutValues = (message: string) => message.replace(QUOTED, (whole, inner: string) => (NAME.test(inner) ? whole : '"…"'))

interface Thrown extends Error {
  code?: unknown
  constraint?: unknown
  issues?: { type?: string; path?: { key?: unknown }[] }[]
}

/** valibot messages contain received values: only the path is kept. */
const ofIssues = (issues: NonNullable<Thrown['issues']>) =>
  `not what the schema says: ${issues.map(({ type, path }) => `${type} at ${path?.map(({ key }) => String(key)).join('.') ?? 'the root'}`).join(', ')}`

/** The non-personal parts of an error: messages of databases and validators may contain user input. */
export function plainError(thrown: unknown, depth = 0): PlainError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'no error was thrown, but something else' }
  const { name, message, stack, code, constraint, cause, issues } = thrown as Thrown
  const isOfDatabase = typeof code === 'string' && SQLSTATE.test(code)
  const said = Array.isArray(issues) ? ofIssues(issues) : isOfDatabase ? withoutValues(message) : message
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message: mask(said).slice(0, 500),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(frames?.length && { stack: frames.join('\n') }),
    ...(cause !== undefined && depth < DEEPEST && { cause: plainError(cause, depth + 1) }),
  }
}
