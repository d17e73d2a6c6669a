import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { AddToBagForm, Price, ResponsivePicture } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { Failure, Skeleton } from '@shop/ui/states'
import { $canAdd, $failure, $product, $sizes, $sku, pieceAsked, retried, sizeChosen } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

/** Sizes of a piece, where it is: in a wishlist or on a card (reading 58). */
export function SizeChoose({ url }: { url: string }) {
  const t = useTexts()
  const { product, failure, ask, retry } = useUnit({ product: $product, failure: $failure, ask: pieceAsked, retry: retried })
  useEffect(() => {
    ask(url)
  }, [ask, url])
  if (failure) return <Failure onRetry={() => retry()} />
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>{product ? <Choice url={url} /> : <Skeleton height="180px" />}</OverlayBody>
      <OverlayFoot>
        <Foot url={url} />
      </OverlayFoot>
    </>
  )
}

function Choice({ url }: { url: string }) {
  const t = useTexts()
  const { product, sizes, sku, choose } = useUnit({ product: $product, sizes: $sizes, sku: $sku, choose: sizeChosen })
  if (!product) return null
  const [photo] = product.photos
  const tiles = sizes.map((one) => ({ value: one.size ?? '', label: one.size, out: one.sku.balances === 0 }))
  return (
    <div className={styles['choice']}>
      <div className={styles['piece']}>
        {photo && (
          <span className={`plate ${styles['picture']}`}>
            <ResponsivePicture picture={photo} sizes="88px" alt="" plain />
          </span>
        )}
        <p>
          <Link to={url}>{product.name}</Link>
        </p>
        <Price price={sku?.price ?? product.price} currency={product.price.currency} hasPriceRange={product.hasPriceRange && !sku} />
      </div>
      {tiles.length > 1 && (
        <RadioTiles legend={t('size')} name="size" tiles={tiles} value={sku?.size ?? null} onChange={(size) => choose(size)} />
      )}
      {sku && (
        <p className="floor muted">
          {sku.balances === 0 ? t('out') : sku.balances <= 3 ? t('left', { count: sku.balances }) : t('inStock')}
        </p>
      )}
    </div>
  )
}

function Foot({ url }: { url: string }) {
  const t = useTexts()
  const { product, sku, canAdd } = useUnit({ product: $product, sku: $sku, canAdd: $canAdd })
  return (
    <div className={styles['foot']}>
      <AddToBagForm skuId={sku?.id ?? ''} name={product?.name ?? ''} from="wishlist" disabled={!canAdd}>
        {sku || !product ? t('add') : t('chooseFirst')}
      </AddToBagForm>
      <Link to={url} className="link small">
        {t('more')}
      </Link>
    </div>
  )
}
