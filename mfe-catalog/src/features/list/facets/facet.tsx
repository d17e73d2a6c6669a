import { useState, type ReactNode } from 'react'
import { Icon } from '@shop/ui'
import styles from './facet.module.css'

/** A facet; collapsible without scripts. `open` is how it begins: later the shopper decides. */
export function Facet({ name, open, children }: { name: string; open: boolean; children: ReactNode }) {
  const [wasOpen] = useState(open)
  return (
    <details className={styles['facet']} open={wasOpen}>
      <summary>
        {name}
        <Icon name="down" size="s" />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}
