import { useUnit } from 'effector-react'
import { Button, ButtonLink } from '@shop/ui'
import { $canOrder, $isBegun } from '../../model.ts'
import { useTexts } from '../../texts/index.ts'

/** A link, so that its code is prefetched on intent; a disabled button below the minimum order. */
export function CheckoutButton({ wide, short }: { wide?: boolean; short?: boolean }) {
  const t = useTexts()
  const { canOrder, isBegun } = useUnit({ canOrder: $canOrder, isBegun: $isBegun })
  const words = isBegun ? t(short ? 'continueShort' : 'continue') : t(short ? 'checkoutShort' : 'checkout')
  return canOrder ? (
    <ButtonLink to="/cart?step=checkout" wide={wide}>
      {words}
    </ButtonLink>
  ) : (
    <Button wide={wide} disabled>
      {words}
    </Button>
  )
}
