import { createEvent, createStore, sample } from 'effector'
import { changeSubscriptions, profileSubscriptions, type Subscriptions } from '@shop/contracts/marketing/subscriptions'
import { createRequestFx, failureOf } from '@shop/http'
import { $user, toastShown, userChanged } from '@shop/session'

export type Channel = 'mail' | 'sms'

export const opened = createEvent<void>()
export const retried = createEvent<void>()
export const channelChanged = createEvent<{ channel: Channel; isOn: boolean }>()

const showFx = createRequestFx(profileSubscriptions)
export const changeFx = createRequestFx(changeSubscriptions)

/** The signed-in shopper's; null until loaded. */
export const $subscriptions = createStore<Subscriptions | null>(null, { serialize: 'ignore' })
  .on([showFx.doneData, changeFx.doneData], (_, { result }) => result)
  .reset(opened)
export const $failure = failureOf(showFx).reset(opened, retried)
export const $refusal = failureOf(changeFx).reset(opened, channelChanged)

sample({
  clock: [opened, retried],
  source: $user,
  filter: ({ isAuth }) => isAuth,
  fn: () => ({}),
  target: showFx,
})
sample({ clock: channelChanged, fn: ({ channel, isOn }) => ({ body: { [channel]: isOn } }), target: changeFx })
// Updates other parts of the page.
sample({
  clock: changeFx.doneData,
  source: $user,
  fn: (user, { result }) => ({ ...user, isSubscribed: result.mail }),
  target: userChanged,
})
sample({ clock: changeFx.doneData, fn: ({ message }) => ({ text: message }), target: toastShown })
