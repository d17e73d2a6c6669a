import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { Failure, Skeleton } from '@shop/ui/states'
import { $failure, $list, retried, shown } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Empty } from './ui/empty.tsx'
import { List } from './ui/list.tsx'
import { Summary } from './ui/summary.tsx'
import styles from './widget.module.css'

/** Reviews of a product's design. Without any, words and no request. */
export function Reviews({ product }: { product: Product }) {
  return product.rating ? <Loaded itemId={product.itemId} /> : <Empty product={product} />
}

function Loaded({ itemId }: { itemId: number }) {
  const t = useTexts()
  const { list, failure, show, retry } = useUnit({ list: $list, failure: $failure, show: shown, retry: retried })
  useEffect(() => void show(itemId), [show, itemId])
  if (failure && !list) return <Failure title={t('failed')} onRetry={() => retry()} />
  // As high as the window, so that nothing below is seen to move.
  if (!list) return <Skeleton height="100svh" />
  return (
    <div className={styles['reviews']}>
      <Summary summary={list.summary} />
      <List list={list} />
    </div>
  )
}
