/** A step of a trace, as whoever watches is told of it. No words of shoppers: names and attributes are of our own code. */
export interface Step {
  name: string
  /** `server`: somebody has asked us. `client`: we ask somebody. `work`: nobody waits for it. */
  kind: 'server' | 'client' | 'work' | 'inside'
  attributes?: Record<string, string | number>
}

/** Does the work and tells of it. */
export type Watcher = <T>(step: Step, work: () => Promise<T>) => Promise<T>

const watchers: Watcher[] = []

export const addWatcher = (watcher: Watcher) => void watchers.push(watcher)

/** True when somebody watches: until then a step costs nothing. */
export const isWatched = () => watchers.length > 0

/** Does `work` as a step of the current trace. */
export const inSpan = <T>(step: Step, work: () => Promise<T>): Promise<T> =>
  watchers.reduce<() => Promise<T>>((inner, watcher) => () => watcher(step, inner), work)()
