import { combine, createEvent, createStore, sample } from 'effector'
import {
  changeSubscriptions,
  profileSubscriptions,
  type SubscriptionChange,
  type Subscriptions,
} from '@shop/contracts/marketing/subscriptions'
import { createRequestFx, failureExcept, isRefusal } from '@shop/http'
import { $user, toastShown, userChanged } from '@shop/session'
import { holdRelease } from '../unsaved.ts'
import { confirmEmailFx } from './email.ts'
import { updateFx } from './personal.ts'
import { createSection } from '../section.ts'
import { $address, endVisitBy, forgotten, isUnauthorized, opened } from '../visit.ts'

export const consentChosen = createEvent<SubscriptionChange>()

const readFx = createRequestFx(profileSubscriptions)
const changeFx = createRequestFx(changeSubscriptions)

const section = createSection('subscriptionsData', readFx)
section.$answer.on(changeFx.doneData, (_, answer) => answer)
const $known = section.$answer.map((answer) => answer?.result ?? null)
const isSame = (one: SubscriptionChange, other: SubscriptionChange) => one.topic === other.topic && one.channel === other.channel

/** Changed during a request: sent afterwards in one call. */
const $waiting = createStore<SubscriptionChange[]>([], { serialize: 'ignore' }).on(consentChosen, (waiting, change) => [
  ...waiting.filter((known) => !isSame(known, change)),
  change,
])
const $sent = createStore<SubscriptionChange[]>([], { serialize: 'ignore' })

const ready = sample({
  clock: [consentChosen, changeFx.finally],
  source: { waiting: $waiting, isSending: changeFx.pending },
  filter: ({ waiting, isSending }) => waiting.length > 0 && !isSending,
  fn: ({ waiting }) => waiting,
})
$sent.on(ready, (_, changes) => changes).reset(changeFx.finally, forgotten)
// On failure boxes return to the server's state.
$waiting.reset(ready, changeFx.fail, forgotten)
sample({ clock: ready, fn: (changes) => ({ body: { changes } }), target: changeFx })

/** Optimistic state. */
export const $subscriptions = combine(
  $known,
  $sent,
  $waiting,
  (known, sent, waiting) => known && [...sent, ...waiting].reduce(withChange, known),
)

const withChange = (subscriptions: Subscriptions, { topic, channel, given }: SubscriptionChange): Subscriptions => ({
  ...subscriptions,
  topics: subscriptions.topics.map((known) =>
    known.topic === topic && known[channel].given !== given ? { ...known, [channel]: { given, at: null } } : known,
  ),
})

export const $subscriptionsFailure = section.$failure
/** NOT_CHANGED: changed back before it was sent. */
export const $consentRefusal = failureExcept((error) => isUnauthorized(error) || isRefusal(error, 'NOT_CHANGED'), changeFx).reset(
  consentChosen,
  opened,
  forgotten,
)
/** Unsent changes would be lost with the page. */
const $isChoosing = combine($sent, $waiting, (sent, waiting) => sent.length + waiting.length > 0)

endVisitBy(changeFx)
sample({ clock: changeFx.doneData, fn: ({ message }) => ({ text: message }), target: toastShown })
sample({
  clock: changeFx.doneData,
  source: $user,
  fn: (user, { result }) => ({ ...user, isSubscribed: result.mail }),
  target: userChanged,
})
// A confirmation can end after the shopper came here from the personal data.
sample({
  clock: [updateFx.done, confirmEmailFx.done],
  source: $address,
  filter: ({ section }) => section === 'subscriptionsData',
  fn: () => ({}),
  target: readFx,
})
// The footer's popup changes news too.
sample({
  clock: userChanged,
  source: { known: $known, address: $address },
  filter: ({ known, address }, { isSubscribed }) =>
    address.section === 'subscriptionsData' && known !== null && known.mail !== isSubscribed,
  fn: () => ({}),
  target: readFx,
})
holdRelease('subscriptions', $isChoosing)
