import { ask } from '@shop/contracts/core/ask'
import { content, services } from '@shop/contracts/content/content'
import { searchOf } from '@shop/contracts/core/endpoint'
import type { Address } from '@shop/routing'
import { contentUrl, type ContentUrl } from './url.ts'

export const contentAsk = ({ path, version }: ContentUrl) => ask(content, { params: { path }, search: searchOf({ version }) })
export const serviceAsk = ({ path }: ContentUrl) => ask(services, { params: { key: path } })

export const asks = (address: Address) => {
  const url = contentUrl(address)
  return [url.isService ? serviceAsk(url) : contentAsk(url)]
}
