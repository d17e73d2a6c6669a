import type { DocumentKind } from '@shop/contracts/orders/order-ways'
import { Icon } from '@shop/ui'
import styles from './order.module.css'
import type { OrderTexts } from './texts.ts'

interface OrderDocumentsProps {
  kinds: readonly DocumentKind[]
  /** API path of a document. */
  pathOf: (kind: DocumentKind) => string
  t: OrderTexts
}

/** PDF downloads of an order. */
export function OrderDocuments({ kinds, pathOf, t }: OrderDocumentsProps) {
  if (kinds.length === 0) return null
  return (
    <section aria-label={t('documents')}>
      <ul className={styles['documents']}>
        {kinds.map((kind) => (
          <li key={kind}>
            <a className="link small" href={`/backend${pathOf(kind)}`} download>
              <Icon name="download" size="s" />
              {t(`document_${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
