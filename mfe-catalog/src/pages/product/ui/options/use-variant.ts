import { startTransition } from 'react'
import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { useNavigate } from '@shop/routing'
import type { AskedVariant } from '#features/variants/choice.ts'
import { variantChosen } from '../../model/product.ts'
import { variantAddress } from '#features/variants/address.ts'

/** Puts the chosen variant into the URL, replacing the history entry. */
export function useVariant({ url }: Product) {
  const navigate = useNavigate()
  const choose = useUnit(variantChosen)
  return (asked: AskedVariant) => {
    choose(asked)
    // What reads the address, like the header, follows after the price.
    startTransition(() => navigate(variantAddress(url, asked), { replace: true, preventScrollReset: true }))
  }
}

/** Id of the form that adds the chosen SKU; its buttons are in the column and the phone bar. */
export const BUY_FORM = 'buy'
