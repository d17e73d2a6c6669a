const FIRST = 1_000_000
const NUMBERS = 9_000_000
/** Has no factor in common with NUMBERS: different ids never share a number. */
const STRIDE = 5_368_787
const SHIFT = 3_719_204

/** Seven digits that do not tell how many orders there are; above nine million orders they grow longer. */
export function numberOf(id: number): string {
  const round = Math.floor(id / NUMBERS)
  const scattered = FIRST + ((id * STRIDE + SHIFT) % NUMBERS)
  return round === 0 ? String(scattered) : `${round}${scattered}`
}

/** As people read it, and say it on the phone: 482-0719. */
export const shownNumber = (number: string) => `${number.slice(0, -4)}-${number.slice(-4)}`
