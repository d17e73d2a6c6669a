import type { CSSProperties, MouseEvent } from 'react'
import { OTHER_MODIFICATIONS_SHOWN, SYMBOL_MODIFICATIONS_SHOWN } from '@shop/contracts/core/limits'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { isPlainClick, Link } from '@shop/routing'
import { useTexts } from '../../content/texts.ts'
import styles from './modifications.module.css'

type Group = ProductCard['modifications'][number]
export type Variant = Group['variants'][number]

export interface VariantChoice {
  /** Shows a variant in this card instead of opening its page. */
  onChoose: (variant: Variant & { itemId: number }) => void
  /** The chosen variant while its card loads. */
  wanted: number | null
}

interface ModificationsProps {
  product: ProductCard
  choice?: VariantChoice | undefined
}

/** Symbols: 7, then "…"; others: 3, then "+N", which link to the product. Every group with a choice is shown, the short ones first. */
export function Modifications({ product: { name, url, modifications }, choice }: ModificationsProps) {
  const t = useTexts()
  const groups = modifications
    .filter(({ variants }) => variants.length > 1)
    .toSorted((one, other) => Number(one.type === 'symbol') - Number(other.type === 'symbol'))
  // Renders an empty row too, so that captions align across cards.
  if (groups.length === 0) return <div className={styles['row']} />
  return (
    <div
      role="group"
      className={styles['row']}
      aria-label={`${t('variants')}: ${name}`}
      aria-busy={(choice && choice.wanted !== null) || undefined}
    >
      {groups.map((group) => (
        <Variants key={group.type} group={group} url={url} choice={choice} />
      ))}
    </div>
  )
}

function Variants({ group: { type, variants }, url, choice }: { group: Group; url: string; choice: VariantChoice | undefined }) {
  const t = useTexts()
  const isSymbol = type === 'symbol'
  const shown = firstOf(variants, isSymbol ? SYMBOL_MODIFICATIONS_SHOWN : OTHER_MODIFICATIONS_SHOWN)
  const rest = variants.length - shown.length
  const wanted = choice?.wanted ?? null
  const isWantedHere = variants.some(({ itemId }) => itemId === wanted)
  return (
    <span className={`${styles['group']} ${type === 'stone' ? styles['stones'] : ''}`}>
      {shown.map((variant) => (
        <Link
          key={variant.url}
          to={variant.url}
          aria-label={variant.name}
          aria-current={(isWantedHere ? variant.itemId === wanted : variant.current) || undefined}
          className={isSymbol ? styles['sign'] : styles['dot']}
          style={isSymbol ? undefined : ({ '--dot': variant.value } as CSSProperties)}
          {...(choice && variant.itemId !== undefined && inPlace({ ...variant, itemId: variant.itemId }, choice))}
        >
          {isSymbol && variant.value}
        </Link>
      ))}
      {rest > 0 && (
        <Link to={url} className={styles['rest']} aria-label={t('moreVariants', { count: rest })}>
          {isSymbol ? '…' : `+${rest}`}
        </Link>
      )}
    </span>
  )
}

/** The first ones; the card's own variant is always among them. */
function firstOf(variants: readonly Variant[], most: number): readonly Variant[] {
  const at = variants.findIndex(({ current }) => current)
  return at < most ? variants.slice(0, most) : [...variants.slice(0, most - 1), ...variants.slice(at, at + 1)]
}

/** A new tab still opens the page. The analytics do not count it as a choice of the piece. */
const inPlace = (variant: Variant & { itemId: number }, { onChoose }: VariantChoice) => ({
  'data-in-place': '',
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(variant)
  },
})
