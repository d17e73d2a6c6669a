import type { CSSProperties } from 'react'
import { OTHER_MODIFICATIONS_SHOWN, SYMBOL_MODIFICATIONS_SHOWN } from '@shop/contracts/core/limits'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Link } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './modifications.module.css'

/** Symbols: 7, then "…"; others: 3, then "+N", which link to the product. Only the first group with a choice is shown. */
export function Modifications({ product: { name, url, modifications } }: { product: ProductCard }) {
  const t = useTexts()
  const group = modifications.find(({ variants }) => variants.length > 1)
  // Renders an empty row too, so that captions align across cards.
  if (!group) return <div className={styles['row']} />
  const isSymbol = group.type === 'symbol'
  const shown = group.variants.slice(0, isSymbol ? SYMBOL_MODIFICATIONS_SHOWN : OTHER_MODIFICATIONS_SHOWN)
  const rest = group.variants.length - shown.length
  return (
    <div role="group" className={styles['row']} aria-label={`${t('variants')}: ${name}`}>
      {shown.map((variant) => (
        <Link
          key={variant.url}
          to={variant.url}
          aria-label={variant.name}
          aria-current={variant.current || undefined}
          className={isSymbol ? styles['sign'] : styles['dot']}
          style={isSymbol ? undefined : ({ '--dot': variant.value } as CSSProperties)}
        >
          {isSymbol && variant.value}
        </Link>
      ))}
      {rest > 0 && (
        <Link to={url} className={styles['rest']} aria-label={t('moreVariants', { count: rest })}>
          {isSymbol ? '…' : `+${rest}`}
        </Link>
      )}
    </div>
  )
}
