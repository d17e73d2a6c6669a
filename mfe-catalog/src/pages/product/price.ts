/** Whole percent, only for an actual reduction. */
export function percentOff({ initial, final }: { initial: number | null; final: number | null }): number | null {
  if (initial === null || final === null || final >= initial) return null
  return Math.max(1, Math.round((1 - final / initial) * 100))
}
