import { createEvent, createStore, sample, scopeBind, type Scope, type Store } from 'effector'
import type { Section, Values } from './form/values.ts'

// Small on purpose: the bag page includes it, so that a version swap can transfer the draft.

/** Initial values from browser storage, account and the previous version. */
export const prepared = createEvent<Values>()
/** The initial values adjusted to current offers: the form starts with them. */
export const begun = createEvent<Values>()
/** All form values: debounced; at once on blur, or when the draft is requested. */
export const draftChanged = createEvent<Values>()
/** Values that the form must adopt: chosen in a popup, from the account, or corrected by the server. */
export const patched = createEvent<Partial<Values>>()
/** The form has applied `$patch`. */
export const patchTaken = createEvent<void>()
/** The form responds synchronously with `draftChanged`. */
export const draftRequested = createEvent<void>()
export const sectionOpened = createEvent<Section>()
/** The previous version's `snapshot`. */
export const restored = createEvent<unknown>()
/** The order is placed: nothing is unsaved. */
export const draftDone = createEvent<void>()

export interface Carried {
  values: Partial<Values>
  section: Section
}

const carriedOf = (given: unknown): Carried | null =>
  typeof given === 'object' && given !== null && 'values' in given && 'section' in given ? (given as Carried) : null

const $draft = createStore<Values | null>(null, { serialize: 'ignore' })
/** A read-only copy of the form's values, written in this file only. */
export const $values: Store<Values | null> = $draft

const differs = (one: Values, other: Values) => (Object.keys(one) as (keyof Values)[]).some((name) => one[name] !== other[name])

/** An actual change of the draft. Late drafts after the order are dropped: they would restore old values. */
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

/** Values not applied by the form yet. A mounting form gets them with its initial values. */
export const $patch = createStore<Partial<Values>>({}, { serialize: 'ignore' })
  .on(patched, (waiting, patch) => ({ ...waiting, ...patch }))
  .reset(prepared, begun, patchTaken)

export const $section = createStore<Section | null>(null, { serialize: 'ignore' })
  .on(sectionOpened, (_, section) => section)
  .on(restored, (section, given) => carriedOf(given)?.section ?? section)
/** Values of the previous version. */
export const $carried = createStore<Partial<Values> | null>(null, { serialize: 'ignore' })
  .on(restored, (_, given) => carriedOf(given)?.values ?? null)
  .reset(draftDone)

/** Browser storage excludes comment, consents and a signed-in shopper's contacts. */
export const $typedIn = createStore(false, { serialize: 'ignore' })
  .on([draftAccepted, patched, restored], () => true)
  .reset(draftDone)

/** State for the next version, with the latest input. */
export const snapshotOf = (scope: Scope): Carried | null => {
  scopeBind(draftRequested, { scope })()
  const values = scope.getState($draft)
  return values && { values, section: scope.getState($section) ?? 'contact' }
}
