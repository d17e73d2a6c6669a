import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { LOOK_PLACES, showLook, type LookPiece, type LookPlace } from '@shop/contracts/catalog/looks/look'
import { createRequestFx, failureOf } from '@shop/http'
import { toastShown } from '@shop/session'
import { lookAsk, shownIds } from '../asks.ts'
import { addressOf, type LookUrl } from '../url.ts'
import { phrase } from '../texts/index.ts'
import { arrange, compartmentOf, sumOf, type Worn } from './arrange.ts'

export const opened = createEvent<LookUrl>()
export const retried = createEvent<void>()
/** The shopper changed the look: the canvas updates at once, then the URL. */
export const changed = createEvent<{
  /** Undo leads back there; null where the shopper did not choose. */
  from: LookUrl | null
  to: LookUrl
}>()
/** The last change is taken back. */
export const undone = createEvent<LookUrl>()
/** A compartment of the canvas was chosen. */
export const placeChosen = createEvent<LookPlace>()
/** A piece of the look was chosen; it may be one that is not drawn. */
export const pieceChosen = createEvent<ChosenPiece>()
/** A piece has taken the place of another one. */
export const replaced = createEvent<{ from: LookUrl; before: string; name: string }>()

interface ChosenPiece {
  place: LookPlace
  /** Null: whatever lies there. */
  itemId: number | null
}

/** The sum, the last part of the page, has come. */
export const sumCame = createEvent<void>()
/** Before that neither the look nor the bag changes what is shown: the part must find the page as the server has written it. */
export const $isWhole = createStore(false, { serialize: 'ignore' }).on(sumCame, () => true)
/** A change that waits for the last part: what asked for it may be off the page by then. */
export const changeHeld = createEvent<() => void>()
const applyHeldFx = createEffect((apply: () => void) => apply())
const $held = createStore<(() => void) | null>(null, { serialize: 'ignore' })
  .on(changeHeld, (_, apply) => apply)
  .reset(opened, applyHeldFx)
sample({ clock: sumCame, source: $held, filter: Boolean, target: applyHeldFx })

const lookFx = createRequestFx(showLook)

export const $url = createStore<LookUrl>({ entries: [], skus: [], isDamaged: false })
  .on(opened, (_, url) => url)
  .on(changed, (_, { to }) => to)
  .on(undone, (_, url) => url)
/** Looks before each change, the last one last; another link has none. */
const $changes = createStore<{ address: string; past: LookUrl[] }>({ address: '/look', past: [] }, { serialize: 'ignore' })
  .on(changed, ({ past }, { from, to }) => ({ address: addressOf(to), past: from ? [...past, from] : past }))
  .on(undone, ({ past }, url) => ({ address: addressOf(url), past: past.slice(0, -1) }))
  // The address of a change follows it.
  .on(opened, (known, url) => (addressOf(url) === known.address ? known : { address: addressOf(url), past: [] }))
export const $past = $changes.map(({ past }) => past)

/** Pieces in the order in which they were first seen, so that what is offered stays where it was. */
const $known = createStore<LookPiece[]>([]).on(lookFx.doneData, (known, { result: { pieces, others } }) => {
  const fresh = new Map([...pieces, ...others].map((piece) => [piece.itemId, piece]))
  const rest = [...fresh.values()].filter(({ itemId }) => !known.some((one) => one.itemId === itemId))
  return [...known.map((piece) => fresh.get(piece.itemId) ?? piece), ...rest]
})
const $answer = createStore<{ search: string; unknown: number[]; offered: number[] } | null>(null).on(
  lookFx.done,
  (_, { params, result: { result } }) => ({
    search: params.search ?? '',
    unknown: result.unknown,
    offered: [...result.pieces, ...result.others].map(({ itemId }) => itemId),
  }),
)
export const $unknown = combine(
  $answer,
  $url,
  (answer, url) => answer?.unknown.filter((id) => url.entries.some((entry) => entry.id === id)) ?? [],
)
const $failure = failureOf(lookFx).reset(lookFx, retried)

export const $worn = combine($url, $known, arrange)
export const $sum = $worn.map(sumOf)

export type LookView = 'loading' | 'failed' | 'look'
export const $view = combine(
  { url: $url, known: $known, unknown: $unknown, answer: $answer, failure: $failure },
  ({ url, known, unknown, answer, failure }): LookView => {
    const isKnown = shownIds(url.entries).every((id) => unknown.includes(id) || known.some(({ itemId }) => itemId === id))
    if (answer && isKnown) return 'look'
    return failure ? 'failed' : 'loading'
  },
)

const chosenOf = (worn: Worn): ChosenPiece => ({ place: compartmentOf(worn), itemId: worn.piece.itemId })
/** Before a choice: the piece whose size is missing, else the first one. */
const $usual = $worn.map((worn): ChosenPiece => {
  const usual = firstUnsized(worn) ?? worn.find(({ place }) => place)
  return usual ? chosenOf(usual) : { place: LOOK_PLACES[0], itemId: null }
})
const $chosen = createStore<ChosenPiece | null>(null, { serialize: 'ignore' })
  .on(placeChosen, (_, place) => ({ place, itemId: null }))
  .on(pieceChosen, (_, chosen) => chosen)
const $shown = combine($chosen, $usual, (chosen, usual) => chosen ?? usual)
export const $place = $shown.map(({ place }) => place)
/** The place that the last part marks: as the server has written it until that part has come. */
export const $markedPlace = combine($isWhole, $place, $usual, (isWhole, place, usual) => (isWhole ? place : usual.place))
/** The chosen piece, else that of the chosen place. */
export const $current = combine(
  $shown,
  $worn,
  ({ place, itemId }, worn) => worn.find(({ piece }) => piece.itemId === itemId) ?? worn.find((one) => one.place === place) ?? null,
)
/** What can be worn there. */
export const $options = combine({ place: $place, known: $known, answer: $answer, current: $current }, ({ place, known, answer, current }) =>
  known.filter(
    ({ itemId, places, canBuy }) =>
      places.includes(place) && (itemId === current?.piece.itemId || (canBuy && (answer?.offered.includes(itemId) ?? false))),
  ),
)

sample({
  clock: [opened, changed, undone, sample({ clock: retried, source: $url })],
  source: { url: $url, answer: $answer },
  filter: ({ url, answer }) => answer === null || answer.search !== lookAsk(url.entries).search,
  fn: ({ url }) => lookAsk(url.entries),
  target: lookFx,
})

/** "Add all" was pressed without these sizes. */
export const sizesMissed = createEvent<Worn[]>()
/** Such presses since the last change: each focuses the sizes. */
export const $sizeMisses = createStore(0, { serialize: 'ignore' })
  .on(sizesMissed, (misses) => misses + 1)
  .reset(changed, opened)
$chosen.on(sizesMissed, (known, unsized) => {
  const first = firstUnsized(unsized)
  return first ? chosenOf(first) : known
})

function firstUnsized(worn: readonly Worn[]) {
  const unsized = worn.filter(({ state }) => state === 'unsized')
  return unsized.find(({ place }) => place !== null) ?? unsized[0]
}

/** "Undo" of the toast that tells of a piece that was replaced. */
const replacementUndone = createEvent<void>()
sample({
  clock: replaced,
  fn: ({ before, name }) => ({
    text: phrase('replaced', { before, name }),
    action: { label: phrase('putBack'), chosen: replacementUndone },
  }),
  target: toastShown,
})
const $beforeReplaced = createStore<LookUrl | null>(null, { serialize: 'ignore' }).on(replaced, (_, { from }) => from)
/** The look to go back to: only the page can change the address. */
export const $lookWanted = createStore<LookUrl | null>(null, { serialize: 'ignore' }).reset(changed, undone, opened)
sample({ clock: replacementUndone, source: $beforeReplaced, target: $lookWanted })
