import type { Cube } from './count-gifts.ts'

/** Indexes of the offered options: recipients, occasions, budgets. */
export type Offered = [recipients: number[], occasions: number[], budgets: number[]]

const range = (length: number) => Array.from({ length }, (_, place) => place)

/**
 * Options whose every combination has pieces, so that the form works without scripts. Repeatedly drops the option with the most empty
 * combinations.
 */
export function offeredOf(cube: Cube): Offered {
  const sizes = [cube.length, cube[0]?.length ?? 0, cube[0]?.[0]?.length ?? 0]
  // The last one means "any" and always stays.
  const offered = sizes.map((size) => range(size - 1)) as Offered
  for (;;) {
    const worst = worstOf(cube, offered, sizes)
    if (!worst) return offered
    offered[worst.axis] = (offered[worst.axis] ?? []).filter((place) => place !== worst.place)
  }
}

function worstOf(cube: Cube, offered: Offered, sizes: readonly number[]) {
  const [recipients, occasions, budgets] = offered.map((places, axis) => [...places, (sizes[axis] ?? 1) - 1]) as Offered
  const empty = recipients.flatMap((recipient) =>
    occasions.flatMap((occasion) =>
      budgets.flatMap((budget) => (cube[recipient]?.[occasion]?.[budget] ? [] : [[recipient, occasion, budget] as const])),
    ),
  )
  const candidates = offered.flatMap((places, axis) =>
    places.map((place) => ({ axis: axis as 0 | 1 | 2, place, empty: empty.filter((one) => one[axis] === place).length })),
  )
  const worst = candidates.toSorted((one, other) => other.empty - one.empty)[0]
  return worst && worst.empty > 0 ? worst : null
}
