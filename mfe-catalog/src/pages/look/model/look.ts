import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { LOOK_PLACES, showLook, type LookPiece, type LookPlace } from '@shop/contracts/catalog/looks/look'
import { createRequestFx, failureOf } from '@shop/http'
import { lookAsk, shownIds } from '../asks.ts'
import { addressOf, type LookUrl } from '../url.ts'
import { arrange, sumOf, type Worn } from './arrange.ts'

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
/** Looks before each change, the last one last. */
export const $past = createStore<LookUrl[]>([], { serialize: 'ignore' })
  .on(changed, (past, { from }) => (from ? [...past, from] : past))
  .on(undone, (past) => past.slice(0, -1))
  // Another link was opened.
  .on(sample({ clock: opened, source: $url, filter: (known, url) => addressOf(known) !== addressOf(url) }), () => [])

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

const $chosenPlace = createStore<LookPlace | null>(null, { serialize: 'ignore' }).on(placeChosen, (_, place) => place)
/** Before a choice: the piece whose size is missing, else the first one. */
const $usualPlace = $worn.map(
  (worn): LookPlace =>
    worn.find(({ state, place }) => state === 'unsized' && place)?.place ?? worn.find(({ place }) => place)?.place ?? LOOK_PLACES[0],
)
export const $place = combine($chosenPlace, $usualPlace, (chosen, usual): LookPlace => chosen ?? usual)
/** The place that the last part marks: as the server has written it until that part has come. */
export const $markedPlace = combine($isWhole, $place, $usualPlace, (isWhole, place, usual) => (isWhole ? place : usual))
/** The piece of the chosen place. */
export const $current = combine($place, $worn, (place, worn) => worn.find((one) => one.place === place) ?? null)
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
$chosenPlace.on(sizesMissed, (known, unsized) => unsized.find(({ place }) => place !== null)?.place ?? known)
