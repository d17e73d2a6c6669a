import { combine, createEvent, createStore, sample } from 'effector'
import { $user } from '@shop/session'
import { complaints } from '../rules.ts'
import { $design, $offer } from './designs.ts'
import { $draft, draftDone, fieldLeft, type Draft } from './draft.ts'
import { submitted, type Wish } from './order.ts'
import { wishOf } from '../rules.ts'

/** The shopper wants to pay: what is wrong is said, what is right is ordered. */
export const paymentWanted = createEvent<void>()

/** Grows with every attempt: the summary of what is wrong takes the focus again. */
export const $attempts = createStore(0, { serialize: 'ignore' })
  .on(paymentWanted, (attempts) => attempts + 1)
  .reset(draftDone)
const $left = createStore<readonly (keyof Draft)[]>([], { serialize: 'ignore' })
  .on(fieldLeft, (left, field) => (left.includes(field) ? left : [...left, field]))
  .reset(draftDone)

const $complaints = combine($draft, $offer, $user, (draft, offer, { email }) =>
  complaints(draft, { today: offer?.today ?? '', lastSendDate: offer?.lastSendDate ?? '', ownEmail: email }),
)

/** What is wrong, of the fields that the shopper has left; of all once it was tried to pay. */
export const $wrong = combine($complaints, $left, $attempts, (found, left, attempts) =>
  attempts > 0 ? found : Object.fromEntries(Object.entries(found).filter(([field]) => left.includes(field as keyof Draft))),
)

sample({
  clock: paymentWanted,
  source: { draft: $draft, design: $design, offer: $offer, found: $complaints },
  filter: ({ design, found }) => design !== null && Object.keys(found).length === 0,
  fn: ({ draft, design, offer }): Wish => wishOf(draft, design?.id ?? 0, offer?.today ?? ''),
  target: submitted,
})
