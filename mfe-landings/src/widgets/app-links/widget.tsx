import { useUnit } from 'effector-react'
import { $brand } from '@shop/session'
import { Icon } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { useHydrated } from '@shop/ui/hydrated'
import { QrCode } from '@shop/ui/qr-code'
import { useTexts } from './texts/index.ts'
import { useAppLink } from './use-app-link.ts'
import styles from './widget.module.css'

/** The app: a QR code on desktops, store links on phones. */
export function AppLinks() {
  const t = useTexts()
  const { stores } = useUnit($brand).app
  const link = useAppLink()
  const isHydrated = useHydrated()
  return (
    <div className={styles['app']}>
      <div className={styles['code']}>
        <QrCode text={link} label={t('code')} ready={isHydrated} />
      </div>
      <div className={styles['words']}>
        <p className={`lead ${styles['point']}`}>{t('point')}</p>
        <p className={`lead ${styles['install']}`}>{t('install')}</p>
        <ul className={styles['stores']}>
          {stores.map(({ name, url }) => (
            <li key={name}>
              <a href={url} className="link" rel="noreferrer">
                {name} <Icon name="external" size="xs" />
              </a>
            </li>
          ))}
        </ul>
        <div>
          <CopyButton text={link}>{t('copy')}</CopyButton>
        </div>
      </div>
    </div>
  )
}
