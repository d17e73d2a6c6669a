import { ask } from '@shop/contracts/core/ask'
import { productInfo } from '@shop/contracts/catalog/product'
import type { Address } from '@shop/routing'
import { productUrl, type ProductUrl } from './url.ts'

export const productAsk = ({ category, id }: Pick<ProductUrl, 'category' | 'id'>) => ask(productInfo, { params: { category, id } })

export const asks = (address: Address) => [productAsk(productUrl(address))]
