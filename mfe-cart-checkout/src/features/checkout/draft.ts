import { combine, createEvent, createStore, sample, scopeBind, type Scope, type Store } from 'effector'
import { EMPTY, type Section, type Values } from './form/values.ts'

// Small on purpose: the bag page carries it, so that a new version of the remote can take over what was typed.

/** First values: what the browser, the account and an older version know. */
export const prepared = createEvent<Values>()
/** The same values, fitted to what the shop offers: the form begins with them. */
export const begun = createEvent<Values>()
/** From the form, all of its values: debounced, at once when a field is left or the draft is asked for. */
export const draftChanged = createEvent<Values>()
/** Values that the form must take over: chosen in a popup, known from the account, or corrected by the server. */
export const patched = createEvent<Partial<Values>>()
/** Decided in a popup of the bag, perhaps before there is a draft. */
export const bonusesChosen = createEvent<boolean>()
/** The form has taken over `$patch`. */
export const patchTaken = createEvent<void>()
/** The form answers with `draftChanged` before this call returns. */
export const draftAsked = createEvent<void>()
export const sectionOpened = createEvent<Section>()
/** From another version of this remote: what `snapshot` of that one gave. */
export const restored = createEvent<unknown>()
/** The order is made: nothing is unsaved any more. */
export const draftDone = createEvent<void>()

export interface Carried {
  values: Partial<Values>
  section: Section
}

const carriedOf = (given: unknown): Carried | null =>
  typeof given === 'object' && given !== null && 'values' in given && 'section' in given ? (given as Carried) : null

const $draft = createStore<Values | null>(null, { serialize: 'ignore' })
/** A copy of the form's values for what lives outside of it. Read-only: it is written in this file alone. */
export const $values: Store<Values | null> = $draft

const differs = (one: Values, other: Values) => (Object.keys(one) as (keyof Values)[]).some((name) => one[name] !== other[name])

/** A draft that says something new. A draft that comes after the order is dropped: it would bring the old values back. */
export const draftAccepted = sample({
  clock: draftChanged,
  source: $draft,
  filter: (known, values) => known !== null && differs(values, known),
  fn: (_, values) => values,
})

$draft
  .on([prepared, begun, draftAccepted], (_, values) => values)
  .on(patched, (values, patch) => values && { ...values, ...patch })
  .reset(draftDone)

const $bonusesChosen = createStore<boolean | null>(null, { serialize: 'ignore' })
  .on(bonusesChosen, (_, spends) => spends)
  .reset(draftDone)
export const $spendsBonuses = combine($draft, $bonusesChosen, (values, chosen) => values?.spendBonuses ?? chosen ?? false)

/** What the form begins with. Typing does not change it: a letter must not render the whole form again. */
export const $firstValues = createStore(EMPTY, { serialize: 'ignore' }).on(begun, (_, values) => values)
/** What the form has not taken over yet. A form that begins has all of it in its first values. */
export const $patch = createStore<Partial<Values>>({}, { serialize: 'ignore' })
  .on(patched, (waiting, patch) => ({ ...waiting, ...patch }))
  .reset(prepared, begun, patchTaken)

export const $section = createStore<Section | null>(null, { serialize: 'ignore' })
  .on(sectionOpened, (_, section) => section)
  .on(restored, (section, given) => carriedOf(given)?.section ?? section)
/** What the older version had, for the form's first values. */
export const $carried = createStore<Partial<Values> | null>(null, { serialize: 'ignore' })
  .on(restored, (_, given) => carriedOf(given)?.values ?? null)
  .reset(draftDone)

/** The storage of the browser keeps most of it, but neither the comment nor a consent, nor who a signed-in shopper is. */
export const $typedIn = createStore(false, { serialize: 'ignore' })
  .on([draftAccepted, patched, restored], () => true)
  .reset(draftDone)

/** What another version takes over, with what was typed this very moment. */
export const snapshotOf = (scope: Scope): Carried | null => {
  scopeBind(draftAsked, { scope })()
  const values = scope.getState($draft)
  return values && { values, section: scope.getState($section) ?? 'contact' }
}
