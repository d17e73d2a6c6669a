/** A trace span for watchers. Names and attributes come from our code, never from users. */
export interface Step {
  name: string
  /** `server`: an incoming request. `client`: an outgoing one. `work`: a background job. */
  kind: 'server' | 'client' | 'work' | 'inside'
  attributes?: Record<string, string | number>
}

/** Runs the work and reports the span. */
export type Watcher = <T>(step: Step, work: () => Promise<T>) => Promise<T>

const watchers: Watcher[] = []

export const addWatcher = (watcher: Watcher) => void watchers.push(watcher)

/** False when nobody traces: spans then cost nothing. */
export const isWatched = () => watchers.length > 0

/** Runs `work` as a span of the current trace. */
export const inSpan = <T>(step: Step, work: () => Promise<T>): Promise<T> =>
  watchers.reduce<() => Promise<T>>((inner, watcher) => () => watcher(step, inner), work)()
