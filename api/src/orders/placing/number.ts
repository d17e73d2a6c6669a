const FIRST = 1_000_000
const NUMBERS = 9_000_000
/** Coprime with NUMBERS, so different ids never share a number. */
const STRIDE = 5_368_787
const SHIFT = 3_719_204

/** Seven digits that do not reveal the number of orders; longer above nine million orders. */
export function numberOf(id: number): string {
  const round = Math.floor(id / NUMBERS)
  const scattered = FIRST + ((id * STRIDE + SHIFT) % NUMBERS)
  return round === 0 ? String(scattered) : `${round}${scattered}`
}

/** Display format: 482-0719. */
export const shownNumber = (number: string) => `${number.slice(0, -4)}-${number.slice(-4)}`
