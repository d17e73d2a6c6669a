import { LOOK_PLACES, MAX_LOOK_PIECES, type LookPiece, type LookPlace, type LookSku } from '@shop/contracts/catalog/looks/look'
import { choiceOf, type Choice } from '#features/variants/choice.ts'
import { centimetersOf } from '#features/variants/lengths.ts'
import type { LookUrl } from '../url.ts'

/** A piece of the look. */
export interface Worn {
  piece: LookPiece
  /** Null: no place of the canvas is free for it. */
  place: LookPlace | null
  choice: Choice<LookSku>
  /** `unsized`: a size must be chosen before it can be added. */
  state: 'ready' | 'unsized' | 'soldOut'
  /** Minor units; of the chosen size, else the lowest. */
  due: number
  isFrom: boolean
}

type Look = Pick<LookUrl, 'entries' | 'skus'>

/** Chosen places first, then every other piece takes the first free place where it can be worn. */
export function arrange({ entries, skus }: Look, known: readonly LookPiece[]): Worn[] {
  const shown = entries.slice(0, MAX_LOOK_PIECES).flatMap(({ id, place }) => {
    const piece = known.find(({ itemId }) => itemId === id)
    return piece ? [{ piece, wanted: LOOK_PLACES.find((one) => one === place) }] : []
  })
  const taken = new Map<LookPlace, number>()
  const take = (place: LookPlace | null | undefined, { itemId }: LookPiece) => {
    if (place && !taken.has(place)) taken.set(place, itemId)
  }
  for (const { piece, wanted } of shown) if (wanted && piece.places.includes(wanted)) take(wanted, piece)
  for (const { piece } of shown) {
    if (![...taken.values()].includes(piece.itemId))
      take(
        piece.places.find((place) => !taken.has(place)),
        piece,
      )
  }
  const placeOf = ({ itemId }: LookPiece) => [...taken].find(([, id]) => id === itemId)?.[0] ?? null
  return shown.map(({ piece }) => wornOf(piece, placeOf(piece), skus))
}

function wornOf(piece: LookPiece, place: LookPlace | null, skus: readonly string[]): Worn {
  const asked = piece.skus.find(({ id }) => skus.includes(id))
  const choice = choiceOf({ skuListWithGems: piece.skus }, { size: asked?.size ?? null, weight: asked?.mainGemWeight ?? null })
  const { sku } = choice
  const isThere = piece.canBuy && (!sku || (sku.balances > 0 && sku.price.initial !== null))
  const price = sku?.price ?? piece.price
  return {
    piece,
    place,
    choice,
    state: !isThere ? 'soldOut' : sku ? 'ready' : 'unsized',
    due: price.final ?? price.initial ?? 0,
    isFrom: !sku && piece.hasPriceRange,
  }
}

export interface LookSum {
  /** In stock. */
  pieces: number
  sum: number
  /** A size can make it dearer. */
  isFrom: boolean
  unsized: Worn[]
  soldOut: number
}

export function sumOf(worn: readonly Worn[]): LookSum {
  const there = worn.filter(({ state }) => state !== 'soldOut')
  return {
    pieces: there.length,
    sum: there.reduce((sum, { due }) => sum + due, 0),
    isFrom: there.some(({ isFrom }) => isFrom),
    unsized: there.filter(({ state }) => state === 'unsized'),
    soldOut: worn.length - there.length,
  }
}

/** Where a piece is chosen: its place, or the usual one where no place is free. */
export const compartmentOf = ({ place, piece }: Worn): LookPlace => place ?? piece.places[0] ?? LOOK_PLACES[0]

/** The piece takes the place of the current one; one that is in the look already moves. */
export function withPiece({ entries, skus }: Look, current: Worn | null, { itemId, places }: LookPiece, place: LookPlace): Look {
  const before = current?.piece
  const entry = { id: itemId, place: places[0] === place ? null : place }
  const others = entries.filter(({ id }) => id !== itemId)
  const index = others.findIndex(({ id }) => id === before?.itemId)
  const next = index < 0 ? [...others, entry] : others.with(index, entry)
  return { entries: next, skus: before && before.itemId !== itemId ? withoutSkus(skus, before) : skus }
}

export const without = ({ entries, skus }: Look, piece: LookPiece): Look => ({
  entries: entries.filter(({ id }) => id !== piece.itemId),
  skus: withoutSkus(skus, piece),
})

export const withSku = ({ entries, skus }: Look, piece: LookPiece, skuId: string): Look => ({
  entries,
  skus: [...withoutSkus(skus, piece), skuId],
})

const withoutSkus = (skus: readonly string[], piece: LookPiece) => skus.filter((sku) => !piece.skus.some(({ id }) => id === sku))

/** Its sizes are lengths of a chain, not rings of a finger. */
export const isByLength = ({ piece: { skus } }: Pick<Worn, 'piece'>) => skus.some(({ size }) => centimetersOf(size) !== null)
