import { memo } from 'react'
import type { CartLine } from '@shop/contracts/cart/cart'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { IconButton, ResponsivePicture } from '@shop/ui'
import { isSold } from '../../model/index.ts'
import { LineDetails } from './line-details.tsx'
import { LineNote } from './line-note.tsx'
import { useRemoval } from './use-removal.ts'
import styles from './small-line.module.css'

/** A compact line for the drawer. */
export const SmallLine = memo(function SmallLine({ line, onFollow }: { line: CartLine; onFollow: () => void }) {
  const locale = useLocale()
  const removal = useRemoval(line)
  const { name, quantity, price, url, sum } = line
  return (
    <li className={styles['line']}>
      <span className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={line.photo} sizes="56px" alt="" />
      </span>
      <div>
        <Link to={url} className={styles['name']} onClick={onFollow}>
          {name}
          {quantity > 1 && <span className="num"> × {quantity}</span>}
        </Link>
        <LineDetails line={line} short className="muted" />
        {isSold(line) && <LineNote line={line} />}
      </div>
      <span className="num">{!isSold(line) && money(sum, price.currency, locale)}</span>
      <IconButton icon="close" size="s" className={styles['remove']} {...removal} />
    </li>
  )
})
