export interface Progress {
  isDone: boolean
  isPresent: boolean
}

/** The last completed step is current, unless it is the final one. */
export function progressOf(steps: readonly { at: string | null }[]): Progress[] {
  const last = steps.findLastIndex(({ at }) => at !== null)
  const isOver = last === steps.length - 1
  return steps.map((_, index) => ({ isDone: index < last || isOver, isPresent: index === last && !isOver }))
}
