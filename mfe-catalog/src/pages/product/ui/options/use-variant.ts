import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { useNavigate } from '@shop/routing'
import type { Asked } from '../../../../features/variants/choice.ts'
import { variantChosen } from '../../model/product.ts'
import { variantAddress } from '../../url.ts'

/** The chosen variant is in the address, in place of the one before it. */
export function useVariant({ url }: Product) {
  const navigate = useNavigate()
  const choose = useUnit(variantChosen)
  return (asked: Asked) => {
    choose(asked)
    navigate(variantAddress(url, asked), { replace: true, preventScrollReset: true })
  }
}

/** The form that puts the chosen SKU into the bag; its buttons stand in the column and in the bar of a phone. */
export const BUY_FORM = 'buy'
