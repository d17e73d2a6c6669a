import { openSentry } from './sentry.ts'
import { openTelemetry } from './telemetry.ts'

/** Starts tracing and error reporting if configured. Call it before serving. @returns flushes pending data */
export async function watchProcess(service: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const closing = [await openTelemetry(service, env), await openSentry(service, env)]
  // An unreachable collector must not delay process exit.
  return async () => void (await Promise.allSettled(closing.map((close) => close())))
}
