import { useDeferredValue } from 'react'
import { useStoreMap } from 'effector-react'
import { $favorites } from '@shop/session'
import { Icon } from '../../content/icon/icon.tsx'
import { useTexts } from '../../content/texts.ts'
import { FAVORITES_FORM } from './favorites-form.tsx'
import styles from './heart.module.css'

export interface HeartProps {
  /** Item id, not SKU. */
  itemId: number
  /** Product name for the accessible label. */
  name: string
  className?: string
  /** The chosen size: a heart that is set keeps it. */
  sku?: string | null | undefined
  /** With a border and square corners, for the product page. */
  framed?: boolean
  /** Id of a form whose chosen `sku_id` the post carries; default `FavoritesForm`. */
  form?: string
}

/** A toggle in the document's `FavoritesForm`; without scripts the server writes the favorites cookie and redirects back. */
export function Heart({ itemId, name, sku, className, framed, form }: HeartProps) {
  const t = useTexts()
  const chosen = useStoreMap({ store: $favorites, keys: [itemId], fn: (ids, [id]) => ids.includes(id) })
  // The server does not know favorites, so the first render is always off.
  const pressed = useDeferredValue(chosen, false)
  return (
    <button
      form={form ?? FAVORITES_FORM}
      {...(__SERVER__ && form ? { formAction: '/do/favorites', formNoValidate: true } : {})}
      name="item_id"
      value={itemId}
      data-sku={sku}
      className={[styles['heart'], framed && styles['framed'], className].filter(Boolean).join(' ')}
      aria-pressed={pressed}
      aria-label={t('favorite', { name })}
      data-testid="favorite"
    >
      <Icon name="heart" />
    </button>
  )
}
