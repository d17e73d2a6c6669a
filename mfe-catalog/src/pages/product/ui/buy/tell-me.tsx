import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { sizeMissed } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'

const POPUP = { owner: 'mfe-catalog', widget: 'tell-me' } as const

/** Asks to be told when a piece or its chosen size is back. */
export function TellOfStock({ product: { name }, sku }: { product: Product; sku: Sku | null }) {
  const t = useTexts()
  const { open, miss } = useUnit({ open: popupOpened, miss: sizeMissed })
  const props = { awaited: { kind: 'stock', id: sku?.id }, name, size: sku?.size }
  return (
    <Asking look="ink" onClick={() => (sku ? open({ ...POPUP, props }) : miss())}>
      {sku?.size ? t('tellOfSize', { size: sku.size }) : t('tellOfStock')}
    </Asking>
  )
}

/** Asks to be told of a lower price. */
export function TellOfPrice({ product: { name, itemId } }: { product: Product }) {
  const t = useTexts()
  const open = useUnit(popupOpened)
  const props = { awaited: { kind: 'price', id: String(itemId) }, name }
  return (
    <Asking look="text" onClick={() => open({ ...POPUP, props })}>
      {t('tellOfPrice')}
    </Asking>
  )
}

/** Does nothing without scripts, and is not seen there. */
const Asking = ({ look, onClick, children }: { look: 'ink' | 'text'; onClick: () => void; children: ReactNode }) => (
  <Button look={look} small={look === 'text'} wide={look !== 'text'} aria-haspopup="dialog" onClick={onClick}>
    <Icon name="bell" size="s" />
    {children}
  </Button>
)
