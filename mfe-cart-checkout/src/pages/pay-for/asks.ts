import { ask } from '@shop/contracts/core/ask'
import { payLink } from '@shop/contracts/orders/pay-link'
import type { Address } from '@shop/routing'
import { url, type PayForUrl } from './url.ts'

export const linkAsk = ({ code }: Pick<PayForUrl, 'code'>) => ask(payLink, { params: { token: code } })

export const asks = (address: Address) => [linkAsk(url(address))]
