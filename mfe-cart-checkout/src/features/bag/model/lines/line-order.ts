/** Keeps the displayed order; a new SKU follows its predecessor in the response, or comes first. */
export function inDisplayedOrder(places: readonly string[], ids: readonly string[]): string[] {
  const kept = [...places]
  ids.forEach((id, index) => {
    if (kept.includes(id)) return
    const before = ids[index - 1]
    kept.splice(before === undefined ? 0 : kept.indexOf(before) + 1, 0, id)
  })
  return kept
}
