import { memo, type CSSProperties, type ReactNode } from 'react'
import type { MainPage } from '@shop/contracts/content/main-page'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './designers.module.css'

/** Designer names in large letters. */
export const Designers = memo(function Designers({ designers }: { designers: MainPage['designers'] }) {
  const t = useTexts()
  return (
    <section className={`section ${styles['band']}`} aria-labelledby="designers">
      <div className={`wrap ${styles['designers']}`}>
        <div className={styles['words']}>
          <h2 className="h2" id="designers">
            {t('designers')}
          </h2>
          <p className="lead">{t('designersText')}</p>
          <Link to="/designers" className="more">
            {t('allDesigners')} <Icon name="arrow" size="s" />
          </Link>
        </div>
        <ul className={`${styles['names']} far`} style={{ '--names': designers.length } as CSSProperties}>
          {designers.map(({ name, url, lang, about, count }) => (
            <li key={name}>
              <DesignerName url={url}>
                <span lang={lang ?? undefined}>{name}</span>
                <span className={styles['count']}>{`${about} · ${t('pieces', { count })}`}</span>
              </DesignerName>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})

const DesignerName = ({ url, children }: { url: string | null; children: ReactNode }) =>
  url ? (
    <Link to={url} className={styles['name']}>
      {children}
    </Link>
  ) : (
    <p className={styles['name']}>{children}</p>
  )
