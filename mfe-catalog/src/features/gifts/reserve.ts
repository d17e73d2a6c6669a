import { reserveGift } from '@shop/contracts/favorites/shared-wishlist'
import { createRequestFx } from '@shop/http'

/** Reserves a piece of a shared list, or gives it back. */
export const reserveFx = createRequestFx(reserveGift)
