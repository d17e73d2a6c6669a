import { useUnit } from 'effector-react'
import { codeOf, isStatus } from '@shop/http'
import { ButtonLink, part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { useErrorText } from '@shop/ui/field'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import { $key, $order, $piece, $readFailure, $sent, retried } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Pieces } from './ui/pieces.tsx'
import { Sent } from './ui/sent.tsx'
import styles from './page.module.css'

// Server-rendered with a separate chunk: the form library is larger than the rest of the page.
const ReviewForm = part(() => import(/* webpackChunkName: "review-form", webpackFetchPriority: "auto" */ './ui/review-form.tsx'))

/** Reviews of a delivered order, by the signed link of its letter or of the profile. */
export function ReviewPage() {
  const t = useTexts()
  return (
    <div className={`wrap ${styles['page']}`}>
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <h1 className="h1">{t('title')}</h1>
      <Body />
    </div>
  )
}

function Body() {
  const t = useTexts()
  const errorText = useErrorText()
  const { key, order, piece, failure, sent, retry } = useUnit({
    key: $key,
    order: $order,
    piece: $piece,
    failure: $readFailure,
    sent: $sent,
    retry: retried,
  })
  if (key === null || (failure && isStatus(failure, 404))) return <Gone title={t('gone')} text={t('goneText')} />
  if (failure) return <Failure title={t('failed')} text={errorText(codeOf(failure))} onRetry={() => retry()} />
  if (!order) return <Skeleton height="480px" />
  if (!piece) return <Gone title={t('nothing')} text={t('nothingText')} />
  return (
    <div className={styles['columns']}>
      <Pieces order={order} current={piece} />
      {sent === piece.itemId ? (
        <Sent order={order} piece={piece} />
      ) : (
        <ReviewForm key={piece.itemId} token={order.key} piece={piece} buyer={order.name} />
      )}
    </div>
  )
}

function Gone({ title, text }: { title: string; text: string }) {
  const t = useTexts()
  return (
    <Empty icon="edit" title={title} text={text}>
      <ButtonLink to="/profile?section=ordersData" look="line">
        {t('toOrders')}
      </ButtonLink>
    </Empty>
  )
}
