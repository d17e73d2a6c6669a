import { Suspense } from 'react'
import { part } from '@shop/ui'
import styles from '../summary.module.css'

// Without its code the bag goes on, and checkout has the same field.
const CodeField = part(() =>
  import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './code-field.tsx').catch(() => ({ default: () => null })),
)

/** Promo code, certificate or gift card of this order. The room of the field is kept while its code comes. */
export const Code = () => (
  <div className={styles['code']}>
    <Suspense>
      <CodeField />
    </Suspense>
  </div>
)
