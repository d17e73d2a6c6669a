import type { ReactNode } from 'react'
import { Icon } from '@shop/ui'
import styles from './facet.module.css'

/** One facet, open from the start; folding it needs no scripts. */
export const Facet = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={styles['facet']} open>
    <summary>
      {name}
      <Icon name="down" size="s" />
    </summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
