import { combine, createEvent, createStore, sample, type Effect, type Event, type Store } from 'effector'
import { isStatus, type RequestError } from '@shop/http'
import type { SectionName } from '#features/sections/sections.ts'
import { createSection } from '../section.ts'
import { endVisitBy, failureInVisit, forgotten, opened } from '../visit.ts'

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

  const { $answer, $failure } = createSection(section, readFx)
  $answer.on(
    changes.map(({ doneData }) => doneData),
    (_, answer) => answer,
  )
  const $form = createStore<string | null>(null, { serialize: 'ignore' })
    .on(formOpened, (_, form) => form)
    .reset(formClosed, opened, forgotten, ...saved)
  const refusalOf = (calls: readonly Call<Answer>[]) =>
    failureInVisit(...calls)
      .on(
        calls.map(({ pending }) => pending),
        (known, isPending) => (isPending ? null : known),
      )
      .reset(formOpened, formClosed, opened)

  // Removed in another tab: reloads.
  sample({ clock: refusedChanges, filter: (error) => isStatus(error, 404), fn: () => ({}), target: readFx })
  endVisitBy(...changes)

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
