import { useMemo } from 'react'
import type { SharedWidgetProps } from '@shop/contracts/pages/widgets'
import { Widget } from '@shop/routing'
import { SkeletonCards } from '@shop/ui/states'

/** Rendered by the catalog's widget. */
export function Products({ title, about, products }: SharedWidgetProps['mfe-catalog/product-row']) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a title says the same as long as the pieces are the same
  const props = useMemo(() => ({ title, ...(about !== undefined && { about }), products }), [products])
  if (products.length === 0) return null
  return <Widget owner="mfe-catalog" widget="product-row" props={props} waiting={<SkeletonCards />} />
}
