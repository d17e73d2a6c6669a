/** `45 см` → 45; null for the size of a ring, and for a pendant, whose chain has no length of its own. */
export function centimetersOf(size: string | null): number | null {
  const [digits] = /^\d+(?=\s(см|cm))/.exec(size ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}
