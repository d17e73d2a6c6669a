import type { SharedWidgetProps } from '@shop/contracts/pages/widgets'
import { VisuallyHidden } from '@shop/ui'
import { ProductSlider } from '@shop/ui/product-slider'

/** Products chosen by another page. */
export function ProductRow({ title, about, products }: SharedWidgetProps['mfe-catalog/product-row']) {
  const heading = about ? (
    <>
      {title}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </>
  ) : (
    title
  )
  return <ProductSlider title={heading} products={products} />
}
