import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { OverlayPageLink, OverlayTitle } from '@shop/ui/popup'
import { ShopsMap } from '@shop/ui/map'
import { Segments } from '@shop/ui/segments'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import { $chosenId, $failure, $shops, opened, retried, shopChosen } from './model.ts'
import { ShopRow } from './row.tsx'
import { useTexts } from './texts/index.ts'
import styles from './view.module.css'

type Look = 'list' | 'map'
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Shops on list and map; opened from a product, with stock and pickup times. */
export function ShopsView({ sku, piece }: { sku?: unknown; piece?: unknown }) {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  const [look, setLook] = useState<Look>('list')
  const { shops, chosenId, failure } = useUnit({ shops: $shops, chosenId: $chosenId, failure: $failure })
  const { open, retry, choose } = useUnit({ open: opened, retry: retried, choose: shopChosen })
  const skuId = textOf(sku)
  const pieceName = textOf(piece)
  useEffect(() => void open(skuId), [open, skuId])
  const looks = [
    { value: 'list', label: t('asList') },
    { value: 'map', label: t('asMap') },
  ] as const
  return (
    <div className={styles['shops']} data-look={look}>
      <div className={styles['head']}>
        <OverlayTitle>{t(skuId ? 'titleOfPiece' : 'title')}</OverlayTitle>
        {pieceName && <p className="small soft">{pieceName}</p>}
        {shops?.length !== 0 && (
          <Segments label={t('look')} name="shops-look" segments={looks} value={look} onChange={setLook} className={styles['look'] ?? ''} />
        )}
      </div>
      {failure ? (
        <Failure onRetry={() => retry()} />
      ) : shops?.length === 0 ? (
        <Empty icon="shop" title={t('none')} text={t('noneText')} />
      ) : (
        <div className={styles['panes']}>
          <div className={styles['pane']}>
            {shops ? (
              <ul aria-label={t('title')}>
                {shops.map((shop) => (
                  <ShopRow key={shop.id} shop={shop} isChosen={shop.id === chosenId} onChosen={choose} />
                ))}
              </ul>
            ) : (
              <Skeleton height="480px" />
            )}
            <div className={styles['more']}>
              <OverlayPageLink to={isRu ? '/shops' : '/stores'}>{t('more')}</OverlayPageLink>
            </div>
          </div>
          <div className={styles['map']}>
            {shops && <ShopsMap label={t('map')} shops={shops} chosenId={chosenId} onChosen={choose} look="first-town" />}
          </div>
        </div>
      )}
    </div>
  )
}
