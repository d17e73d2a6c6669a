import type { DocumentKind } from '@shop/contracts/orders/order-ways'
import { Icon } from '@shop/ui'
import styles from './order.module.css'
import type { OrderWords } from './words.ts'

interface OrderDocumentsProps {
  kinds: readonly DocumentKind[]
  /** Path of a document in the API. */
  pathOf: (kind: DocumentKind) => string
  t: OrderWords
}

/** Papers of an order, each downloaded as a PDF. */
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
