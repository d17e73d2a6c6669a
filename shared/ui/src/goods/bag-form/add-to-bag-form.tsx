import { type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { addToBag } from '@shop/session'
import { type ButtonLook } from '../../controls/button/button.tsx'
import { useTexts } from '../../content/texts.ts'
import { BagButton } from './bag-button.tsx'

export interface AddToBagFormProps extends ButtonLook {
  skuId: string
  /** Product name for screen readers. */
  name: string
  quantity?: number
  /** Source: product, card, wishlist. */
  from: string
  disabled?: boolean
  /** Label; default "Add to bag". */
  children?: string
  /** Id of the form. */
  formClassName?: string
  /** The drawer may open instead of a message. */
  opensBag?: boolean
}

/** A real form: without scripts the server adds the piece and redirects back. */
export function AddToBagForm({ skuId, name, quantity = 1, from, disabled, children, formClassName, opensBag, ...look }: AddToBagFormProps) {
  const t = useTexts()
  const add = useUnit(addToBag)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add({ skuId, quantity, from, name, ...(opensBag && { opensBag }) })
  }
  return (
    <form method="post" action="/do/cart/add" data-early="" className={formClassName} onSubmit={submit}>
      <input type="hidden" name="sku_id" value={skuId} />
      <input type="hidden" name="quantity" value={quantity} />
      <BagButton {...look} skuId={skuId} name={name} disabled={disabled}>
        {children ?? t('addToBag')}
      </BagButton>
    </form>
  )
}
