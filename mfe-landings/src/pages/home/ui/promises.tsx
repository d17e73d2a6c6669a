import { memo } from 'react'
import type { ShopPromise } from '@shop/contracts/content/promises'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './promises.module.css'

/** The shop's promises from content; nothing without them. */
export const Promises = memo(function Promises({ promises }: { promises: readonly ShopPromise[] }) {
  const t = useTexts()
  if (promises.length === 0) return null
  return (
    <section className={`section ${styles['band']}`} aria-labelledby="promises">
      <h2 className="vh" id="promises">
        {t('promises')}
      </h2>
      <ul className={`wrap far ${styles['promises']}`}>
        {promises.map(({ key, icon, title, text, url }) => (
          <li key={key} className={styles['promise']}>
            <Icon name={icon} size="l" className={styles['icon']} />
            <h3 className="label">{url ? <Link to={url}>{title}</Link> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
})
