import type { CSSProperties } from 'react'
import { OTHER_MODIFICATIONS_SHOWN, SYMBOL_MODIFICATIONS_SHOWN } from '@shop/contracts/core/limits'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Link } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './modifications.module.css'

type Group = ProductCard['modifications'][number]

/** Symbols: 7, then "…"; others: 3, then "+N", which link to the product. Every group with a choice is shown, the short ones first. */
export function Modifications({ product: { name, url, modifications } }: { product: ProductCard }) {
  const t = useTexts()
  const groups = modifications
    .filter(({ variants }) => variants.length > 1)
    .toSorted((one, other) => Number(one.type === 'symbol') - Number(other.type === 'symbol'))
  // Renders an empty row too, so that captions align across cards.
  if (groups.length === 0) return <div className={styles['row']} />
  return (
    <div role="group" className={styles['row']} aria-label={`${t('variants')}: ${name}`}>
      {groups.map((group) => (
        <Variants key={group.type} group={group} url={url} />
      ))}
    </div>
  )
}

function Variants({ group: { type, variants }, url }: { group: Group; url: string }) {
  const t = useTexts()
  const isSymbol = type === 'symbol'
  const shown = variants.slice(0, isSymbol ? SYMBOL_MODIFICATIONS_SHOWN : OTHER_MODIFICATIONS_SHOWN)
  const rest = variants.length - shown.length
  return (
    <>
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
    </>
  )
}
