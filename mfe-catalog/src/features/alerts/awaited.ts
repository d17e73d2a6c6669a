import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { alertAsked } from '@shop/contracts/events/alert-asked'
import { listenTo } from '@shop/events'

/** What the shopper waits for since the document was loaded: `stock:<sku>`, `price:<item id>`, or of a chosen size `price:<sku>`. */
const $awaited = createStore<readonly string[]>([], { serialize: 'ignore' }).on(listenTo(alertAsked), (all, { kind, id }) => [
  ...all,
  `${kind}:${id}`,
])

/** Whether a letter was asked for since the document was loaded. */
export function useIsAwaited() {
  const awaited = useUnit($awaited)
  return (kind: 'stock' | 'price', id: string) => awaited.includes(`${kind}:${id}`)
}
