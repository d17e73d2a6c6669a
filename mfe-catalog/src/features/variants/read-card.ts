import { useCallback } from 'react'
import { useProvidedScope } from 'effector-react'
import type { ReadCard } from '@shop/ui/product-card'

/** Reads the card of another metal, stone or letter. */
export function useReadCard(): ReadCard {
  const scope = useProvidedScope()
  return useCallback(
    (itemId) =>
      import(/* webpackChunkName: "product-late", webpackFetchPriority: "low" */ './card-call.ts').then(
        ({ readCard }) => (scope ? readCard(scope, itemId) : null),
        () => null,
      ),
    [scope],
  )
}
