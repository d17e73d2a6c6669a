import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { $canOrder, checkoutWanted } from '../model.ts'
import { NOTE_ID } from './checkout-note.tsx'

export function CheckoutButton({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const { canOrder, want } = useUnit({ canOrder: $canOrder, want: checkoutWanted })
  const checkout = () => {
    want()
    // The bar of a phone is far from the note: the shopper is taken to the words.
    document.getElementById(NOTE_ID)?.scrollIntoView({ block: 'center' })
  }
  return (
    <Button wide={wide} disabled={!canOrder} onClick={checkout}>
      {children}
    </Button>
  )
}
