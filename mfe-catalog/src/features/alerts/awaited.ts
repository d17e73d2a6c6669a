import { createStore } from 'effector'
import { alertAsked } from '@shop/contracts/events/alert-asked'
import { listenTo } from '@shop/events'

/** What the shopper waits for since the document was loaded: `stock:<sku>`, `price:<item id>`, or of a chosen size `price:<sku>`. */
export const $awaited = createStore<readonly string[]>([], { serialize: 'ignore' }).on(listenTo(alertAsked), (all, { kind, id }) => [
  ...all,
  `${kind}:${id}`,
])
