import { createEvent, createStore, type Scope } from 'effector'
import type { Section, Values } from './form/values.ts'

// Small on purpose: the bag page carries it, so that a new version of the remote can take over what was typed.

/** Every change of the form, whole. */
export const typed = createEvent<Values>()
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

export const $values = createStore<Values | null>(null, { serialize: 'ignore' }).on(typed, (_, values) => values)
export const $section = createStore<Section | null>(null, { serialize: 'ignore' })
  .on(sectionOpened, (_, section) => section)
  .on(restored, (section, given) => carriedOf(given)?.section ?? section)
/** What the older version had, for the form's first values. */
export const $carried = createStore<Partial<Values> | null>(null, { serialize: 'ignore' })
  .on(restored, (_, given) => carriedOf(given)?.values ?? null)
  .reset(draftDone)

/** The storage of the browser keeps most of it, but neither the comment nor a consent, nor who a signed-in shopper is. */
export const $typedIn = createStore(false, { serialize: 'ignore' })
  .on([typed, restored], () => true)
  .reset(draftDone)

export const snapshotOf = (scope: Scope): Carried | null => {
  const values = scope.getState($values)
  return values && { values, section: scope.getState($section) ?? 'contact' }
}
