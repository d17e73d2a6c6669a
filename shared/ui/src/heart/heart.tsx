import { useDeferredValue, type FormEvent } from 'react'
import { useStoreMap, useUnit } from 'effector-react'
import { $favorites, favoriteToggled } from '@shop/session'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.ts'
import styles from './heart.module.css'

export interface HeartProps {
  /** Of the item, not of the SKU (reading 21). */
  itemId: number
  /** Of the piece: the button is called by it. */
  name: string
  className?: string
  /** With a hairline and square corners, beside the main button of a product. */
  framed?: boolean
}

/** A toggle; without scripts the server writes the favourites cookie and comes back to this page. */
export function Heart({ itemId, name, className, framed }: HeartProps) {
  const t = useTexts()
  const toggle = useUnit(favoriteToggled)
  const chosen = useStoreMap({ store: $favorites, keys: [itemId], fn: (ids, [id]) => ids.includes(id) })
  // The server knows no hearts: the first picture is the same on both sides, whenever React takes it over.
  const pressed = useDeferredValue(chosen, false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    toggle(itemId)
  }
  return (
    <form method="post" action="/do/favorites" data-early="" className={className} onSubmit={submit}>
      <input type="hidden" name="item_id" value={itemId} />
      <button
        className={`${styles['heart']} ${framed ? styles['framed'] : ''}`}
        aria-pressed={pressed}
        aria-label={t('favorite', { name })}
        data-testid="favorite"
      >
        <Icon name="heart" />
      </button>
    </form>
  )
}
