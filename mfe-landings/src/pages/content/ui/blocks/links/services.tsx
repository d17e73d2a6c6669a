import type { ContentBlock } from '@shop/contracts/content/content'
import { money, useLocale } from '@shop/i18n'
import { useTexts } from '../../../texts/index.ts'
import { Text } from '../text/text.tsx'
import styles from './services.module.css'

type ServicesBlock = Extract<ContentBlock, { kind: 'services' }>

/** Services with duration and price. */
export function Services({ block: { services } }: { block: ServicesBlock }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <ul className={styles['services']}>
      {services.map(({ key, name, html, minutes, price, currency }) => (
        <li key={key}>
          <div className={styles['name']}>
            <h3 className="h3">{name}</h3>
            {minutes !== null && <p className="small muted">{t('minutes', { count: minutes })}</p>}
          </div>
          <Text html={html} />
          <p className={`num ${styles['price']}`}>{price === null ? t('free') : money(price, currency, locale)}</p>
        </li>
      ))}
    </ul>
  )
}
