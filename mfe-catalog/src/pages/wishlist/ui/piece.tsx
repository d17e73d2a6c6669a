import { useId } from 'react'
import { useStoreMap, useUnit } from 'effector-react'
import { hasLengths, isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import type { LikedVariant } from '@shop/contracts/favorites/favorites'
import { money, useLocale } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { AddToBagForm, Button, ButtonLink, Icon } from '@shop/ui'
import { BareCheckbox } from '@shop/ui/checkbox'
import { GRID_SIZES, ProductCard } from '@shop/ui/product-card'
import { useIsAwaited } from '#features/alerts/awaited.ts'
import { useTellMe } from '#features/alerts/tell-me.ts'
import { sizeInWords } from '#features/wished/liked.ts'
import tray from '#features/wished/tray.module.css'
import { $chosenIds, pieceChosen } from '../model/chosen.ts'
import { $pricesWhenLiked, $variants } from '../model/list.ts'
import { useTexts } from '../texts/index.ts'
import styles from './piece.module.css'

/** A card with checkbox and bag button. */
export function Piece({ product, priority }: { product: Card; priority: boolean | 'eager' }) {
  const t = useTexts()
  const choose = useUnit(pieceChosen)
  const isChosen = useStoreMap({ store: $chosenIds, keys: [product.itemId], fn: (ids, [id]) => ids.includes(id) })
  const variant = useStoreMap({
    store: $variants,
    keys: [product.itemId],
    fn: (all, [id]) => all.find(({ itemId }) => itemId === id) ?? null,
  })
  const size = variant && sizeInWords(t, variant)
  return (
    <li className={tray['piece']} data-off={!product.canBuy || undefined}>
      <ProductCard product={product} sizes={GRID_SIZES[4]} priority={priority} level={2} />
      <BareCheckbox
        className={styles['pick']}
        label={t('choose', { name: product.name })}
        checked={isChosen}
        onChange={() => choose(product.itemId)}
      />
      <div className={tray['action']}>
        {size && <p className={`floor ${styles['note']}`}>{size}</p>}
        <Cheaper product={product} />
        <Action product={product} variant={variant} />
        {product.canBuy && <TellOfPrice product={product} variant={variant} />}
      </div>
    </li>
  )
}

/** How much less the piece costs than when it was liked. */
function Cheaper({ product: { itemId, price, currency } }: { product: Card }) {
  const t = useTexts()
  const locale = useLocale()
  const before = useStoreMap({ store: $pricesWhenLiked, keys: [itemId], fn: (prices, [id]) => prices[id] ?? null })
  if (before === null || price.final === null) return null
  return <p className={`floor muted ${styles['note']}`}>{t('cheaper', { sum: money(before - price.final, currency, locale) })}</p>
}

function Action({ product, variant }: { product: Card; variant: LikedVariant | null }) {
  const t = useTexts()
  const open = useUnit(popupOpened)
  const { name, url, sku, canBuy } = product
  if (!canBuy) return <Unavailable product={product} />
  const isByLength = hasLengths(url)
  const isVariant = variant !== null && (variant.size ?? variant.weight) !== null
  const words = isVariant ? otherOf(variant) : isByLength ? 'chooseLength' : 'chooseSize'
  const choose = (
    // A link that works without scripts; with them it opens the size popup.
    <ButtonLink
      to={url}
      look={sku ? 'text' : 'line'}
      small
      wide={!sku}
      aria-label={`${t(words)}: ${name}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open({ owner: 'mfe-catalog', widget: 'size-choose', props: { url } })
      }}
    >
      {t(words)}
    </ButtonLink>
  )
  return (
    <>
      {sku && (
        <AddToBagForm skuId={sku} name={name} from="wishlist" look="line" small>
          {t('add')}
        </AddToBagForm>
      )}
      {(!sku || isVariant) && choose}
      {!sku && isVariant && <TellOfStock name={name} url={url} sku={variant.sku} size={variant.size} weight={variant.weight} />}
    </>
  )
}

const otherOf = ({ size }: LikedVariant) => (size === null ? 'otherWeight' : isLength(size) ? 'otherLength' : 'otherSize')

/** The button stays, greyed, with the reason and what can be done instead [card.favorites-mode]. */
function Unavailable({ product: { name, url, sku, availability } }: { product: Card }) {
  const t = useTexts()
  const reason = useId()
  const isSoldOut = availability === 'soldOut'
  const soldOut = sku ? 'soldOut' : hasLengths(url) ? 'lengthsSoldOut' : 'sizesSoldOut'
  return (
    <>
      <p className={`floor muted ${styles['note']}`} id={reason}>
        {t(isSoldOut ? soldOut : availability === 'archived' ? 'archived' : 'notSoldHere')}
      </p>
      <Button look="line" small wide disabled aria-label={t('addNamed', { name })} aria-describedby={reason}>
        {t('notAvailable')}
      </Button>
      {isSoldOut ? (
        <TellOfStock name={name} url={url} sku={sku} />
      ) : (
        <ButtonLink to={url} look="text" small aria-label={t('lookNamed', { name })}>
          {t('look')}
        </ButtonLink>
      )}
    </>
  )
}

/** A piece with sizes is asked for on its page, where a size is chosen. */
function TellOfStock({ name, url, sku, ...size }: Pick<Card, 'name' | 'url' | 'sku'> & Partial<Pick<LikedVariant, 'size' | 'weight'>>) {
  const t = useTexts()
  const ask = useTellMe()
  const isAwaited = useIsAwaited()
  if (!sku) {
    return (
      <ButtonLink to={url} look="text" small aria-label={t('tellOfStockNamed', { name })}>
        <Icon name="bell" size="s" />
        {t('tellOfStock')}
      </ButtonLink>
    )
  }
  const isTold = isAwaited('stock', sku)
  return (
    <Button
      look="text"
      small
      aria-haspopup="dialog"
      aria-label={t(isTold ? 'toldOfStockNamed' : 'tellOfStockNamed', { name })}
      onClick={() => ask({ kind: 'stock', id: sku, name, ...size })}
    >
      <Icon name="bell" size="s" />
      {t(isTold ? 'toldOfStock' : 'tellOfStock')}
    </Button>
  )
}

function TellOfPrice({ product: { name, itemId }, variant }: { product: Card; variant: LikedVariant | null }) {
  const t = useTexts()
  const ask = useTellMe()
  const isAwaited = useIsAwaited()
  const id = String(itemId)
  const { sku, size, weight } = variant ?? {}
  const isSize = size || weight
  const text = t(isAwaited('price', (isSize && sku) || id) ? 'toldOfPrice' : 'tellOfPrice')
  return (
    <Button
      look="text"
      small
      aria-haspopup="dialog"
      aria-label={`${text}: ${name}`}
      onClick={() => ask({ kind: 'price', id, name, ...(isSize && sku && { sku, size, weight }) })}
    >
      {text}
    </Button>
  )
}
