import process from 'node:process'
import type { Logger } from 'pino'
import { openSentry } from './sentry.ts'
import { openTelemetry } from './telemetry.ts'

/** Starts tracing and error reporting if configured. Call it before serving. @returns flushes pending data */
export async function watchProcess(service: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const closing = [await openTelemetry(service, env), await openSentry(service, env)]
  // An unreachable collector must not delay process exit.
  return async () => void (await Promise.allSettled(closing.map((close) => close())))
}

/**
 * Runs `stop` once and exits with the code that it returns: at SIGTERM or SIGINT, or when the parent process has gone. An error that nothing
 * caught is logged, stops the process the same way, and exits with 1: its supervisor starts it again.
 */
export function stopGracefully(log: Pick<Logger, 'fatal'>, stop: () => Promise<number>): void {
  let stopping = false
  let hasCrashed = false
  const onSignal = () => {
    // Ctrl+C arrives twice, from the terminal and from the parent.
    if (stopping) return
    stopping = true
    stop().then(
      (code) => process.exit(hasCrashed ? 1 : code),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  const onCrash = (error: unknown) => {
    hasCrashed = true
    log.fatal({ err: error }, 'uncaught')
    onSignal()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // The parent has gone, and nobody else would stop this process.
  process.once('disconnect', onSignal)
  process.on('uncaughtException', onCrash)
  process.on('unhandledRejection', onCrash)
}
