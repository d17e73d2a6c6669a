import type { Product, Sku } from '@shop/contracts/catalog/product'
import { BagButton } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import { BUY_FORM } from '../options/use-variant.ts'

interface AddButtonProps {
  product: Product
  /** Null before a size is chosen. */
  sku: Sku | null
  /** Short label for the phone bar. */
  short?: boolean
}

/** Adds the chosen variant; leads to the bag once it is there, which is known after hydration only. */
export function AddButton({ product, sku, short }: AddButtonProps) {
  const t = useTexts()
  return (
    <BagButton skuId={sku?.id ?? null} form={BUY_FORM} {...(short && { short, name: product.name })}>
      {t(product.preorder ? 'preorder' : short ? 'addShort' : 'add')}
    </BagButton>
  )
}
