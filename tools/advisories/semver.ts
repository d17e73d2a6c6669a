interface Parsed {
  numbers: number[]
  /** Empty for a release, which sorts after its prereleases. */
  candidate: string[]
}

function parse(version: string): Parsed {
  const [core = '', ...rest] = (version.split('+')[0] ?? '').split('-')
  return { numbers: core.split('.').map(Number), candidate: rest.length > 0 ? rest.join('-').split('.') : [] }
}

const isNumber = (part: string) => /^\d+$/.test(part)

function compareParts(one: string, other: string): number {
  if (isNumber(one) && isNumber(other)) return Number(one) - Number(other)
  if (isNumber(one) !== isNumber(other)) return isNumber(one) ? -1 : 1
  return one < other ? -1 : one > other ? 1 : 0
}

/** Negative when `one` comes before `other`, as semantic versioning orders them. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)]
  for (let index = 0; index < 3; index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (a.candidate.length === 0 || b.candidate.length === 0) return b.candidate.length - a.candidate.length
  for (let index = 0; index < Math.max(a.candidate.length, b.candidate.length); index++) {
    const [left, right] = [a.candidate[index], b.candidate[index]]
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1
    const difference = compareParts(left, right)
    if (difference !== 0) return difference
  }
  return 0
}
