import type { Product, Sku } from '@shop/contracts/catalog/product'
import { Widget } from '@shop/routing'
import { useHydrated } from '@shop/ui/hydrated'
import { General } from '#features/promise/general.tsx'
import { useTexts } from '../../texts/index.ts'

interface PromiseProps {
  product: Product
  sku: Sku | null
  /** Minor units. */
  sum: number | null
}

/** When and how the piece comes; more is in the popup that each line opens. */
export function Promise({ product, sku, sum }: PromiseProps) {
  const t = useTexts()
  const isHydrated = useHydrated()
  const piece = [product.name, sku?.size].filter(Boolean).join(', ')
  const general = <General t={t} goods={sum} />
  // What waits to be made has its date beside the button, and what is gone is not delivered.
  const isPromised = isHydrated && product.availability !== 'preorder' && (sku?.balances ?? product.maxQuantity) > 0
  return isPromised ? (
    <Widget owner="mfe-catalog" widget="promise" props={{ skus: sku ? [sku.id] : [], piece, sum }} waiting={general} />
  ) : (
    general
  )
}
