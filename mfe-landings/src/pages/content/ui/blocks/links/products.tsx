import { useMemo, type ReactNode } from 'react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Widget } from '@shop/routing'
import { SkeletonCards } from '@shop/ui/states'

/** Rendered by the catalog's widget. */
export function Products({ title, products }: { title: ReactNode; products: readonly ProductCard[] }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a title says the same as long as the pieces are the same
  const props = useMemo(() => ({ title, products }), [products])
  if (products.length === 0) return null
  return <Widget owner="mfe-catalog" widget="product-row" props={props} waiting={<SkeletonCards />} />
}
