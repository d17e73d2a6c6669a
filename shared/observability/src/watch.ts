import { openSentry } from './sentry.ts'
import { openTelemetry } from './telemetry.ts'

/** Whoever is named in the environment hears of steps and faults. Before anything is served. @returns sends what is left */
export async function watchProcess(service: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const closing = [await openTelemetry(service, env), await openSentry(service, env)]
  // A collector that is silent must not keep a process that wants to end.
  return async () => void (await Promise.allSettled(closing.map((close) => close())))
}
