/**
 * Splits a sum over weights in whole minor units by largest remainder: the parts add up exactly, a part never exceeds its weight
 * when the sum does not exceed all of them, and equal weights differ by one unit at most. Ties go to the earlier one.
 */
export function split(sum: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0)
  if (total <= 0 || sum <= 0) return weights.map(() => 0)
  // Sums of a jewelry shop times each other leave the safe integers: the remainders must be exact.
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
