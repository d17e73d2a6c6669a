import { combine, createStore, sample } from 'effector'
import { $isHydrated, $user } from '@shop/session'
import { $itemsToShare, $sharing, listToShare, readShareFx, shareFx } from '#features/shared-list/share.ts'
import { $isHere, $listedIds, $view, opened } from './list.ts'

export const $isShared = $sharing.map((sharing) => Boolean(sharing?.share))

sample({
  clock: [opened, $isHydrated, $user.map(({ isAuth }) => isAuth)],
  source: combine({ isHere: $isHere, isHydrated: $isHydrated }),
  filter: ({ isHere, isHydrated }) => isHere && isHydrated && !__SERVER__,
  fn: () => ({}),
  target: readShareFx,
})

const textOf = (list?: { items?: number[]; skus?: string[] | undefined }) => JSON.stringify([list?.items, list?.skus])
/** The list that friends have been sent last. */
const $sent = createStore('', { serialize: 'ignore' }).on(shareFx, (_, { body }) => textOf(body))
// After the page has shown the list, so that pieces removed together are sent once.
sample({
  clock: [readShareFx.done, $listedIds, $view],
  source: { sharing: $sharing, user: $user, items: $itemsToShare, sent: $sent, isHere: $isHere, isBusy: shareFx.pending },
  filter: ({ sharing, user, items, sent, isHere, isBusy }) =>
    isHere && !isBusy && !user.isAuth && Boolean(sharing?.share) && textOf(listToShare(items)) !== sent,
  fn: ({ sharing, items }) => ({
    body: { title: sharing?.share?.title ?? '', occasion: sharing?.share?.occasion ?? '', ...listToShare(items) },
  }),
  target: shareFx,
})
