import { createEffect, createEvent, createStore, sample, split } from 'effector'
import { TABLET_MIN_PX } from '@shop/contracts/core/limits'
import { codeOf, wordsOf } from '@shop/http'
import { phrasesOf, type Phrase } from '@shop/i18n'
import type { texts } from '../../texts/ru.ts'
import { toastShown, type Toast } from '../toast.ts'
import { $retriable, additionsEnded, additionsRetried, type Outcome } from './additions.ts'
import { openBag } from './bag.ts'

// The only place that tells how an addition ended, whatever button, form or page asked for it.

const phrase = phrasesOf<typeof texts>('session')

const isWideFx = createEffect((outcome: Outcome) => ({ outcome, isWide: matchMedia(`(min-width: ${TABLET_MIN_PX}px)`).matches }))
const drawerWanted = createEvent<unknown>()
const toastWanted = createEvent<{ outcome: Outcome }>()
const $hasSeenDrawer = createStore(false, { serialize: 'ignore' }).on(drawerWanted, () => true)

split({
  source: additionsEnded,
  match: (outcome) => (mayOpenBag(outcome) ? 'maybeDrawer' : 'toast'),
  cases: { maybeDrawer: isWideFx, toast: toastWanted.prepend((outcome: Outcome) => ({ outcome })) },
})
split({
  source: sample({ clock: isWideFx.doneData, source: $hasSeenDrawer, fn: (hasSeen, found) => ({ hasSeen, ...found }) }),
  match: ({ isWide, hasSeen }) => (isWide && !hasSeen ? 'drawer' : 'toast'),
  cases: { drawer: drawerWanted, toast: toastWanted },
})
sample({ clock: drawerWanted, fn: () => ({ from: 'added' as const }), target: openBag })
sample({ clock: toastWanted, source: $retriable, fn: ({ length }, { outcome }) => toastOf(outcome, length > 0), target: toastShown })

/** The drawer shows the piece; a shortage needs words. */
function mayOpenBag({ landed: [first], missed }: Outcome) {
  return missed.length === 0 && first?.addition.opensBag === true && first.answer.message === null
}

function toastOf({ landed, missed, notes }: Outcome, canRetry: boolean): Toast {
  const text = [...wordsOfLanded(landed), ...wordsOfMissed(missed), ...notes]
  if (canRetry) return { text, action: { label: phrase('retry'), chosen: additionsRetried } }
  return landed.length > 0 ? { text, link: { label: phrase('toBag'), url: '/cart' } } : { text }
}

function wordsOfLanded(landed: Outcome['landed']): (Phrase | string)[] {
  const messages = [...new Set(landed.flatMap(({ answer }) => answer.message ?? []))]
  if (landed.length === 1) return messages.length > 0 ? messages : [phrase('added')]
  return landed.length > 1 ? [phrase('addedMany', { count: landed.length }), ...messages] : []
}

function wordsOfMissed(missed: Outcome['missed']): (Phrase | string)[] {
  const names = missed.flatMap(({ addition }) => addition.name ?? [])
  const reasons = new Map(missed.map(({ error }) => [codeOf(error), wordsOf(error) ?? { namespace: 'errors', key: codeOf(error) }]))
  return [...(names.length > 0 ? [phrase('notAdded', { names: names.join(', ') })] : []), ...reasons.values()]
}
