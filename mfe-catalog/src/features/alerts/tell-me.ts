import { useUnit } from 'effector-react'
import { popupOpened } from '@shop/session'

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

/** Opens the popup that asks where a letter goes. */
export function useTellMe() {
  const open = useUnit(popupOpened)
  return ({ kind, id, sku, ...piece }: AlertRequest) =>
    open({ owner: 'mfe-profile', widget: 'tell-me', props: { awaited: { kind, id, ...(sku && { sku }) }, ...piece } })
}
