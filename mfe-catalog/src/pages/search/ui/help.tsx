import type { HelpLink } from '@shop/contracts/catalog/understood'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './found.module.css'

/** Pages that answer the query stand before the pieces. */
export function Help({ help }: { help: readonly HelpLink[] }) {
  const t = useTexts()
  if (help.length === 0) return null
  return (
    <nav className={styles['help']} aria-label={t('answers')}>
      {help.map(({ title, text, url }) => (
        <Link key={url + title} to={url}>
          <span>
            {title}
            {text && <small>{text}</small>}
          </span>
          <Icon name="right" size="s" />
        </Link>
      ))}
    </nav>
  )
}
