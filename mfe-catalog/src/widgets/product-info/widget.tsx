import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { isNotFound } from '@shop/http'
import { ButtonLink } from '@shop/ui'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import { $card, $failure, $product, asked, retried } from './model.ts'
import { Photos } from './photos.tsx'
import { useTexts } from './texts/index.ts'
import { Summary } from './summary.tsx'
import styles from './widget.module.css'

/** Quick look at a piece over its list. */
export function ProductInfo({ piece }: { piece: string }) {
  const t = useTexts()
  const { product, card, failure, ask, retry } = useUnit({
    product: $product,
    card: $card,
    failure: $failure,
    ask: asked,
    retry: retried,
  })
  useEffect(() => {
    ask(piece)
  }, [ask, piece])
  if (failure)
    return (
      <div className={styles['failed']}>
        {isNotFound(failure) ? (
          <Empty icon="gem" title={t('unknown')} text={t('unknownText')}>
            <ButtonLink to="/catalog" look="line">
              {t('toCatalog')}
            </ButtonLink>
          </Empty>
        ) : (
          <Failure onRetry={() => retry()} />
        )}
      </div>
    )
  const photos = product?.photos ?? card?.photos
  return (
    <div className={styles['look']} aria-busy={!product}>
      {photos ? <Photos key={photos[0]?.base} photos={photos} /> : <Skeleton height="100%" />}
      <Summary />
    </div>
  )
}
