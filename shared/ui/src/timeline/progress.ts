export interface Progress {
  isDone: boolean
  isPresent: boolean
}

/** The last step that was reached is the present one, unless it is the end: then everything is done. */
export function progressOf(steps: readonly { at: string | null }[]): Progress[] {
  const last = steps.findLastIndex(({ at }) => at !== null)
  const isOver = last === steps.length - 1
  return steps.map((_, index) => ({ isDone: index < last || isOver, isPresent: index === last && !isOver }))
}
