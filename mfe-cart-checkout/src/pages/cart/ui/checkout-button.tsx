import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { $canOrder, checkoutWanted } from '../model.ts'

export function CheckoutButton({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const { canOrder, checkout } = useUnit({ canOrder: $canOrder, checkout: checkoutWanted })
  return (
    <Button wide={wide} disabled={!canOrder} onClick={() => checkout()}>
      {children}
    </Button>
  )
}
