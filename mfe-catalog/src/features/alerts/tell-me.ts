import { useUnit } from 'effector-react'
import { popupOpened } from '@shop/session'
import { $awaited } from './awaited.ts'

interface AlertRequest {
  kind: 'stock' | 'price'
  /** A SKU for `stock`, an item id for `price`. */
  id: string
  /** Of a chosen size, for `price`. */
  sku?: string
  /** Of the piece. */
  name: string
  size?: string | null
  /** Of the main stone, where there are several. */
  weight?: string | null
}

/** Opens the popup that asks where a letter goes, and says whether it was asked for since the document was loaded. */
export function useTellMe() {
  const { open, awaited } = useUnit({ open: popupOpened, awaited: $awaited })
  return {
    ask: ({ kind, id, sku, ...piece }: AlertRequest) =>
      open({ owner: 'mfe-profile', widget: 'tell-me', props: { awaited: { kind, id, ...(sku && { sku }) }, ...piece } }),
    isAsked: (kind: AlertRequest['kind'], id: string) => awaited.includes(`${kind}:${id}`),
  }
}
