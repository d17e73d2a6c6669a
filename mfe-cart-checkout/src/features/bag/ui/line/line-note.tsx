import { useStoreMap } from 'effector-react'
import { isSizer } from '@shop/contracts/catalog/rings/sizer'
import type { CartLine } from '@shop/contracts/cart/cart'
import { Icon, Live } from '@shop/ui'
import { $notes, isSold } from '../../model/index.ts'
import { useBagTexts } from '../../texts/context.ts'
import styles from './line.module.css'

const FEW = 2

/** Stock notes of a line: sold out, reduced, last one. */
export function LineNote({ line }: { line: CartLine }) {
  const t = useBagTexts()
  const note = useStoreMap({ store: $notes, keys: [line.id], fn: (notes, [id]) => notes[id] ?? null })
  const trouble = isSold(line) ? t('sold') : note && (note.message ?? t('notChanged'))
  // A bag never holds two.
  const hint = isSizer(line)
    ? null
    : line.maxQuantity > 0 && line.maxQuantity <= FEW
      ? t('left', { count: line.maxQuantity })
      : line.quantity >= line.maxQuantity
        ? t('allTaken')
        : null
  return (
    <div role="status" className={styles['notes']}>
      {trouble ? (
        <p className={styles['trouble']}>
          <Icon name="alert" size="xs" />
          <Live>{trouble}</Live>
        </p>
      ) : (
        hint && <p className={styles['hint']}>{hint}</p>
      )}
    </div>
  )
}
