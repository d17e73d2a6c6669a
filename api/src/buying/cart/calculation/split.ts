/**
 * Splits a sum over weights in whole minor units by largest remainder. The parts add up exactly, and no part exceeds its weight unless the
 * sum exceeds all weights. Equal weights differ by at most one unit; ties go to the earlier one.
 */
export function split(sum: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0)
  if (total <= 0 || sum <= 0) return weights.map(() => 0)
  // Products of two sums exceed the safe integers, and remainders must be exact: BigInt.
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight))
  const parts = exact.map((product) => Number(product / BigInt(total)))
  const remainders = exact.map((product) => product % BigInt(total))
  let missing = sum - parts.reduce((all, part) => all + part, 0)
  const byRemainder = [...weights.keys()].sort((one, other) => Number((remainders[other] ?? 0n) - (remainders[one] ?? 0n)) || one - other)
  for (const index of byRemainder) {
    if (missing === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    missing -= 1
  }
  return parts
}

export const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number) => items.reduce((sum, item) => sum + valueOf(item), 0)
