import { useDeferredValue } from 'react'
import { useStoreMap } from 'effector-react'
import { $favorites } from '@shop/session'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.ts'
import { FAVORITES_FORM } from './favorites-form.tsx'
import styles from './heart.module.css'

export interface HeartProps {
  /** Of the item, not of the SKU. */
  itemId: number
  /** Of the piece: the button is called by it. */
  name: string
  className?: string
  /** With a hairline and square corners, beside the main button of a product. */
  framed?: boolean
}

/** A toggle of the document's `FavoritesForm`; without scripts the server writes the favourites cookie and comes back to this page. */
export function Heart({ itemId, name, className, framed }: HeartProps) {
  const t = useTexts()
  const chosen = useStoreMap({ store: $favorites, keys: [itemId], fn: (ids, [id]) => ids.includes(id) })
  // The server knows no hearts: the first picture is the same on both sides, whenever React takes it over.
  const pressed = useDeferredValue(chosen, false)
  return (
    <button
      form={FAVORITES_FORM}
      name="item_id"
      value={itemId}
      className={[styles['heart'], framed && styles['framed'], className].filter(Boolean).join(' ')}
      aria-pressed={pressed}
      aria-label={t('favorite', { name })}
      data-testid="favorite"
    >
      <Icon name="heart" />
    </button>
  )
}
