import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Button, ButtonLink } from '@shop/ui'
import { $canOrder } from '../model.ts'

/** A link, so that its code comes on intent; a button that cannot be pressed while there is too little for an order. */
export function CheckoutButton({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const canOrder = useUnit($canOrder)
  return canOrder ? (
    <ButtonLink to="/cart?step=checkout" wide={wide}>
      {children}
    </ButtonLink>
  ) : (
    <Button wide={wide} disabled>
      {children}
    </Button>
  )
}
