import { hasLengths } from '@shop/contracts/catalog/sizes/lengths'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Link } from '@shop/routing'
import { AddToBagForm, ButtonLink, Price, ResponsivePicture } from '@shop/ui'
import { useTexts } from './texts/index.ts'
import styles from './set-row.module.css'

/** A product of the set: added directly when it has no sizes. */
export function SetRow({ piece }: { piece: ProductCard }) {
  const t = useTexts()
  const { name, url, photo, price, currency, hasPriceRange, sku, canBuy } = piece
  const way = t(!canBuy ? 'look' : hasLengths(url) ? 'chooseLength' : 'chooseSize')
  return (
    <li className={styles['row']}>
      <Link to={url} className={`plate ${styles['picture']}`} tabIndex={-1} aria-hidden="true">
        <ResponsivePicture picture={photo} sizes="88px" alt="" plain />
      </Link>
      <div>
        <p className="small muted">{t('together')}</p>
        <p>
          <Link to={url}>{name}</Link>
        </p>
        <Price price={price} currency={currency} hasPriceRange={hasPriceRange} />
      </div>
      {canBuy && sku ? (
        <AddToBagForm skuId={sku} name={name} from="set" opensBag look="line" small>
          {t('addSet')}
        </AddToBagForm>
      ) : (
        <ButtonLink to={url} look="line" small aria-label={`${way}: ${name}`}>
          {way}
        </ButtonLink>
      )}
    </li>
  )
}
