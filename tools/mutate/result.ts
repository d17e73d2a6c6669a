export interface Mutant {
  area: string
  /** Location and change. */
  what: string
  status: 'killed' | 'survived' | 'invalid'
  /** Reason for being invalid. */
  reason?: string
}

export interface AreaResult {
  area: string
  mutants: number
  killed: number
  survived: number
  percent: number
}

/** Counts by area and in total. Invalid mutants are not counted. */
export function summarize(mutants: readonly Mutant[]): AreaResult[] {
  const tried = mutants.filter(({ status }) => status !== 'invalid')
  const areas = [...new Set(tried.map(({ area }) => area))]
  const count = (area: string, of: readonly Mutant[]): AreaResult => {
    const killed = of.filter(({ status }) => status === 'killed').length
    const percent = of.length === 0 ? 100 : Math.floor((killed / of.length) * 1000) / 10
    return { area, mutants: of.length, killed, survived: of.length - killed, percent }
  }
  return [
    ...areas.map((area) =>
      count(
        area,
        tried.filter((mutant) => mutant.area === area),
      ),
    ),
    count('all', tried),
  ]
}
