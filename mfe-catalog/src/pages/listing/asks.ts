import type { Address } from '@shop/routing'
import { listingAsk } from '#features/sections/ask.ts'

export const asks = ({ pathname, search }: Address) => [listingAsk(pathname, search)]
