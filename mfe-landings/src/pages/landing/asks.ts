import { ask } from '@shop/contracts/core/ask'
import { content } from '@shop/contracts/content/content'
import type { Address } from '@shop/routing'
import { landingUrl, type LandingUrl } from './url.ts'

export const landingAsk = ({ path }: LandingUrl) => ask(content, { params: { path } })

export const asks = (address: Address) => [landingAsk(landingUrl(address))]
