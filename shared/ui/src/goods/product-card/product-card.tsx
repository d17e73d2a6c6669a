import type { ReactNode } from 'react'
import { MAX_CARD_TAGS } from '@shop/contracts/core/limits'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import { Heart, Icon, PopupLink, Price, VisuallyHidden } from '@shop/ui'
import { Link } from '@shop/routing'
import { useTexts } from '../../content/texts.ts'
import { CardPictures } from './card-pictures.tsx'
import { Modifications, type VariantChoice } from './modifications.tsx'
import styles from './product-card.module.css'

export interface ProductCardProps {
  product: Card
  /** `sizes` of the picture. */
  sizes: string
  /** Above the fold: loads at once; `true` with high priority. */
  priority?: boolean | 'eager'
  /** Heading level: 3 below a section heading, 2 directly below the page heading. */
  level?: 2 | 3
  /** Without it variants are links to their pages. */
  choice?: VariantChoice | undefined
  /** Tells screen readers what the card shows now. */
  said?: ReactNode
}

/** One stretched link (the pictures); heart, quick look, variants and the "new" tag lie above it. */
export function ProductCard({ product, sizes, priority, level = 3, choice, said }: ProductCardProps) {
  const t = useTexts()
  const { designer, name } = product
  const Name = `h${level}` as const
  return (
    <article className={styles['card']} data-testid="product-card" data-item={product.itemId}>
      <CardPictures product={product} sizes={sizes} priority={priority} />
      <Heart itemId={product.itemId} name={name} className={styles['heart']} />
      <PopupLink
        to={product.url}
        popup={{ owner: 'mfe-catalog', widget: 'product-info', props: { piece: product.url } }}
        className={styles['look']}
        aria-label={t('quickLook', { name })}
      >
        <Icon name="eye" />
      </PopupLink>
      <Modifications product={product} choice={choice} />
      {said}
      <div className={styles['words']}>
        <p className={styles['top']}>
          <span lang={designer.lang ?? undefined}>{designer.name}</span>
          {product.tags.length > 0 && <Tags tags={product.tags} />}
        </p>
        <Name>
          <CardName name={name} />
        </Name>
        {product.canBuy || product.price.message ? (
          <Price price={product.price} currency={product.currency} hasPriceRange={product.hasPriceRange} className={styles['price']} />
        ) : (
          <p className={styles['gone']}>{t('notAvailable')}</p>
        )}
      </div>
    </article>
  )
}

/** The part after the last comma (the metal) distinguishes cards of one design, so long names are cut before it. */
function CardName({ name }: { name: string }) {
  const at = name.lastIndexOf(', ')
  if (at < 0) return <span className={styles['name']}>{name}</span>
  return (
    <>
      <span className={styles['name']}>{name.slice(0, at)}</span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles['variant']}>{name.slice(at + 2)}</span>
    </>
  )
}

/** At most two; "new" links to /catalog/new. */
const Tags = ({ tags }: Pick<Card, 'tags'>) => (
  <span className={styles['tags']}>
    {tags.slice(0, MAX_CARD_TAGS).map(({ code, name }) =>
      code === 'new' ? (
        <Link key={code} to="/catalog/new" className={styles['new']}>
          {name}
        </Link>
      ) : (
        <span key={code} className={code === 'sale' ? styles['sale'] : undefined}>
          {name}
        </span>
      ),
    )}
  </span>
)
