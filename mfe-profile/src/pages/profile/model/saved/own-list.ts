import { combine, createEvent, createStore, sample, type Effect, type Event, type Store } from 'effector'
import { isStatus, type RequestError } from '@shop/http'
import type { SectionName } from '#features/sections/sections.ts'
import { forgotten, isUnauthorized, opened, refused, sectionWanted } from '../visit.ts'

interface Call<Answer> {
  doneData: Event<Answer>
  failData: Event<RequestError>
  pending: Store<boolean>
}

interface OwnList<Answer> {
  section: SectionName
  readFx: Effect<object, Answer, RequestError>
  /** Form calls: success closes the form. */
  saves: readonly Call<Answer>[]
  /** Other changes: remove, select. */
  others: readonly Call<Answer>[]
}

/** An editable list of a section: loaded with the section; changes return the whole list. */
export function createOwnList<Answer>({ section, readFx, saves, others }: OwnList<Answer>) {
  const formOpened = createEvent<string>()
  const formClosed = createEvent<void>()

  const changes = [...saves, ...others]
  const saved = saves.map(({ doneData }) => doneData)
  const refusedChanges = changes.map(({ failData }) => failData)

  const $answer = createStore<Answer | null>(null, { serialize: 'ignore' })
    .on([readFx.doneData, ...changes.map(({ doneData }) => doneData)], (_, answer) => answer)
    .reset(forgotten)
  const $failure = createStore<RequestError | null>(null, { serialize: 'ignore' })
    .on(readFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
    .reset(readFx, forgotten)
  const $form = createStore<string | null>(null, { serialize: 'ignore' })
    .on(formOpened, (_, form) => form)
    .reset(formClosed, opened, forgotten, ...saved)
  const refusalOf = (calls: readonly Call<Answer>[]) =>
    createStore<RequestError | null>(null, { serialize: 'ignore' })
      .on(
        calls.map(({ failData }) => failData),
        (known, error) => (isUnauthorized(error) ? known : error),
      )
      .on(
        calls.map(({ pending }) => pending),
        (known, isPending) => (isPending ? null : known),
      )
      .reset(formOpened, formClosed, opened, forgotten)

  sample({ clock: sectionWanted, filter: (wanted) => wanted === section, fn: () => ({}), target: readFx })
  // Removed in another tab: reloads.
  sample({ clock: refusedChanges, filter: (error) => isStatus(error, 404), fn: () => ({}), target: readFx })
  sample({ clock: [readFx.failData, ...refusedChanges], filter: isUnauthorized, fn: () => undefined, target: refused })

  return {
    formOpened,
    formClosed,
    $answer,
    $failure,
    /** Id of the open form. */
    $form,
    /** Why the form was refused. */
    $formRefusal: refusalOf(saves),
    /** Why a removal or selection was refused. */
    $refusal: refusalOf(others),
    $isLoading: combine(
      changes.map(({ pending }) => pending),
      (pending) => pending.some(Boolean),
    ),
  }
}
