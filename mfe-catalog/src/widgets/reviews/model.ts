import { combine, createEvent, createStore, sample } from 'effector'
import { searchOf } from '@shop/contracts/core/endpoint'
import { productReviews, type Review, type ReviewSort, type ReviewSummary } from '@shop/contracts/catalog/reviews/review'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureOf } from '@shop/http'

/** The section of an item is on screen. */
export const shown = createEvent<number>()
export const sortChosen = createEvent<ReviewSort>()
/** Null: reviews with any stars. */
export const starsChosen = createEvent<number | null>()
/** Only reviews with pictures, or all. */
export const picturedChosen = createEvent<boolean>()
/** No filter. */
export const allChosen = createEvent<void>()
export const moreWanted = createEvent<void>()
export const retried = createEvent<void>()
/** Somebody wants to write a review; with the reason for a guest to sign in. */
export const writingWanted = createEvent<string>()
/** The orders, from which reviews are written, are open. */
export const ordersOpened = createEvent<void>()

const reviewsFx = createRequestFx(productReviews)
export const $isLoading = reviewsFx.pending

interface ReviewQuery {
  itemId: number
  sort: ReviewSort
  stars: number | null
  pictured: boolean
  page: number
}

const FIRST = { sort: 'newest', stars: null, pictured: false, page: 1 } as const
const $asked = createStore<ReviewQuery>({ ...FIRST, itemId: 0 }, { serialize: 'ignore' })
  .on(shown, (asked, itemId) => (asked.itemId === itemId ? asked : { ...FIRST, itemId }))
  .on(sortChosen, (asked, sort) => ({ ...asked, sort, page: 1 }))
  .on(starsChosen, (asked, stars) => ({ ...asked, stars, page: 1 }))
  .on(picturedChosen, (asked, pictured) => ({ ...asked, pictured, page: 1 }))
  .on(allChosen, (asked) => ({ ...asked, stars: null, pictured: false, page: 1 }))
  .on(moreWanted, (asked) => ({ ...asked, page: asked.page + 1 }))
export const $sort = $asked.map(({ sort }) => sort)
export const $stars = $asked.map(({ stars }) => stars)
export const $pictured = $asked.map(({ pictured }) => pictured)

interface ShownReviews {
  itemId: number
  summary: ReviewSummary
  reviews: readonly Review[]
  /** That the filter leaves. */
  total: number
}

const answered = sample({
  clock: reviewsFx.doneData,
  source: $asked,
  fn: ({ itemId, page }, { result }) => ({ ...result, itemId, page }),
})
const $shown = createStore<ShownReviews | null>(null, { serialize: 'ignore' }).on(answered, (before, { page, reviews, ...rest }) => ({
  ...rest,
  // A newly published review shifts the pages, so the next one may repeat a review.
  reviews:
    page === 1 ? reviews : [...(before?.reviews ?? []), ...reviews.filter(({ id }) => !before?.reviews.some((one) => one.id === id))],
}))
export const $list = combine($shown, $asked, (list, { itemId }) => (list?.itemId === itemId ? list : null))
export const $failure = failureOf(reviewsFx).reset(shown, sortChosen, starsChosen, picturedChosen, allChosen, moreWanted, retried)

sample({
  clock: [$asked, retried],
  source: $asked,
  filter: ({ itemId }) => itemId > 0,
  fn: ({ itemId, pictured, ...query }) => ({
    params: { itemId: String(itemId) },
    search: searchOf({ ...query, pictured: pictured || null }),
  }),
  target: reviewsFx,
})

// Reviews are written from the orders of an account.
const allowed = createAfterSignIn({
  wanted: writingWanted,
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'login_form',
  why: createStore('', { serialize: 'ignore' }).on(writingWanted, (_, why) => why),
})
export const $opensOrders = createStore(false, { serialize: 'ignore' })
  .on(allowed, () => true)
  .reset(ordersOpened)
