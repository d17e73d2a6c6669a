import { Suspense } from 'react'
import { part } from '@shop/ui'
import type { PriceLinesProps } from './price-lines.tsx'
import type { TellOfStockProps } from './tell-of-stock.tsx'
// Of the buttons that the server writes before their code is there.
import styles from './tell-me.module.css'

const Stock = part(() => import(/* webpackChunkName: "alerts", webpackFetchPriority: "low" */ './tell-of-stock.tsx'))
const Lines = part(() => import(/* webpackChunkName: "alerts", webpackFetchPriority: "low" */ './price-lines.tsx'))

export const TellOfStock = (props: TellOfStockProps) => (
  <Suspense>
    <Stock {...props} />
  </Suspense>
)

/** Its room is kept: nothing below moves. */
export const PriceLines = (props: PriceLinesProps) => (
  <Suspense fallback={<div className={styles['room']} />}>
    <Lines {...props} />
  </Suspense>
)
