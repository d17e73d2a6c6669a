import { ask } from '@shop/contracts/core/ask'
import { newProducts } from '@shop/contracts/catalog/new-products'
import type { Address } from '@shop/routing'

/** Path of the category below /catalog. */
export const categoryOf = ({ pathname }: Pick<Address, 'pathname'>) => pathname.replace(/^\/catalog\//, '')

export const newAsk = (category: string) => ask(newProducts, { search: `?category=${encodeURIComponent(category)}` })

export const asks = (address: Address) => [newAsk(categoryOf(address))]
