import { useStoreMap } from 'effector-react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { Button, ButtonLink } from '@shop/ui'
import { $cart } from '@shop/session'
import { useTexts } from '../../texts/index.ts'
import { useHasAll } from './use-has-all.ts'
import { BUY_FORM } from '../options/use-variant.ts'

interface AddButtonProps {
  product: Product
  /** Null before a size is chosen. */
  sku: Sku | null
  /** Short label for the phone bar. */
  short?: boolean
}

/** Shows whether this SKU is in the bag; known after hydration only. */
export function AddButton({ product, sku, short }: AddButtonProps) {
  const t = useTexts()
  const isInBag = useStoreMap({ store: $cart, keys: [sku?.id], fn: (cart, [id]) => cart?.products.some((line) => line.id === id) ?? false })
  const words = product.preorder ? t('preorder') : isInBag && !short ? t('addMore') : t(short ? 'addShort' : 'add')
  const hasAll = useHasAll(sku)
  if (hasAll)
    return (
      <ButtonLink to="/cart" look="line" wide>
        {t(short ? 'hasAllShort' : 'hasAll')}
      </ButtonLink>
    )
  return (
    <div>
      <Button
        type="submit"
        form={BUY_FORM}
        wide
        data-testid={short ? undefined : 'add-to-bag'}
        aria-label={short ? t('addNamed', { name: product.name }) : undefined}
      >
        {words}
      </Button>
    </div>
  )
}
