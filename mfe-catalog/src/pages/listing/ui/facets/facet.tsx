import type { ReactNode } from 'react'
import { Icon } from '@shop/ui'
import styles from './facet.module.css'

/** A facet, initially open; collapsible without scripts. */
export const Facet = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={styles['facet']} open>
    <summary>
      {name}
      <Icon name="down" size="s" />
    </summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
