import { combine, createEffect, createEvent, createStore, merge, sample, type EventCallable, type Store } from 'effector'
import { createCallFx, isStatus } from '@shop/http'

/** Pauses before each poll, increasing; sixty seconds in total. */
export const PAUSES_MS: readonly number[] = [1_000, 1_000, 2_000, 3_000, 4_000, 5_000, 7_000, 10_000, 12_000, 15_000]

/** An effect, so that tests can replace it. */
export const pauseFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))

export interface PaymentVisit {
  /** Subject of the payment; null while unknown: stops the previous visit's polling. */
  id: string | null
  /** False polls once: the shopper does not return from the bank. */
  isAwaited: boolean
}

export interface Polling {
  began: EventCallable<PaymentVisit>
  /** Retries after a failure, or when the bank was slow. */
  retried: EventCallable<void>
  /** Waiting for the bank's result: a poll is running or scheduled. */
  $isPolling: Store<boolean>
}

/**
 * Polls for the payment result: at once, then after each pause, until the result arrives, a minute has passed or the page is left. Retries
 * failed polls; a 404 stops. Runs in the browser only.
 * @param ask one poll: a request of the model
 * @param isOpen whether a response has no result yet
 */
export function createPolling<Answer>({
  ask,
  isOpen,
}: {
  ask: (id: string) => Promise<Answer>
  isOpen: (answer: Answer) => boolean
}): Polling {
  const began = createEvent<PaymentVisit>()
  const retried = createEvent<void>()
  const askFx = createCallFx(ask)
  const waitFx = createEffect(({ ms }: { ms: number; round: number }) => pauseFx(ms))

  const restarted = merge([began, retried])
  const $visit = createStore<PaymentVisit>({ id: null, isAwaited: false }, { serialize: 'ignore' }).on(began, (_, visit) => visit)
  const $round = createStore(0, { serialize: 'ignore' }).on(restarted, (round) => round + 1)
  const $pauses = createStore(0, { serialize: 'ignore' })
    .on(waitFx, (pauses) => pauses + 1)
    .reset(restarted)
  const $isOpen = createStore(true, { serialize: 'ignore' })
    .on(askFx.doneData, (_, answer) => isOpen(answer))
    .on(askFx.failData, (open, error) => open && !isStatus(error, 404))
    .reset(restarted)

  const pauseOver = sample({
    clock: waitFx.done,
    source: $round,
    // Stops after the page is left.
    filter: (round, { params }) => round === params.round,
    fn: () => undefined,
  })
  sample({
    clock: [restarted, pauseOver],
    source: $visit,
    filter: ({ id }) => id !== null && !__SERVER__,
    fn: ({ id }) => id as string,
    target: askFx,
  })
  sample({
    clock: [askFx.done, askFx.fail],
    source: { visit: $visit, isOpen: $isOpen, pauses: $pauses, round: $round },
    filter: ({ visit, isOpen, pauses }) => visit.isAwaited && isOpen && pauses < PAUSES_MS.length,
    fn: ({ pauses, round }) => ({ ms: PAUSES_MS[pauses] ?? 0, round }),
    target: waitFx,
  })

  const $isPolling = combine(askFx.pending, waitFx.pending, (asking, pausing) => asking || pausing)
  return {
    began,
    retried,
    $isPolling: combine(
      $visit,
      $isOpen,
      $pauses,
      $isPolling,
      ({ isAwaited }, isOpen, pauses, isBusy) => isAwaited && isOpen && (isBusy || pauses < PAUSES_MS.length),
    ),
  }
}
