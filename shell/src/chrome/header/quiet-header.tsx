import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useContacts } from '../contacts.ts'
import { useTexts } from '../texts.ts'
import { Wordmark } from './brand/wordmark.tsx'
import styles from './quiet-header.module.css'

/** Header of checkout and payment: back to the bag, name, phone. */
export function QuietHeader() {
  const t = useTexts()
  const { phone } = useContacts()
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['bar']}`}>
        <Link to="/cart?step=cart">
          <Icon name="back" size="s" />
          {t('bag')}
        </Link>
        <Wordmark />
        <a href={phone.href} aria-label={phone.text}>
          <span className={styles['number']}>{phone.text}</span>
          <Icon name="phone" size="s" className={styles['phone']} />
        </a>
      </div>
    </header>
  )
}
