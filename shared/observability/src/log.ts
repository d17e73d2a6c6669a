import { destination, type Logger, pino } from 'pino'
import { plainError } from './plain-error.ts'
import { currentTrace } from './trace.ts'

const STDERR = 2

/** JSON lines with the request id. Errors are logged without personal data. */
export function createLog(name: string, level: string): Logger {
  const lines = destination(STDERR)
  // A log that cannot be written, on a full disk for example, must not end the process.
  lines.on('error', () => undefined)
  return pino(
    {
      level,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => plainError(error) },
      formatters: { level: (label) => ({ level: label }) },
      mixin: (fields) => {
        const trace = 'requestId' in fields ? undefined : currentTrace()
        return trace ? { requestId: trace.id } : {}
      },
    },
    lines,
  )
}

export type { Logger } from 'pino'
