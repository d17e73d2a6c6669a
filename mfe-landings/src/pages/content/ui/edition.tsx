import type { ContentPage } from '@shop/contracts/content/content'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Link, useLocation } from '@shop/routing'
import { Note } from '@shop/ui/note'
import { useTexts } from '../texts/index.ts'
import { versionAddress } from '../url.ts'
import styles from './edition.module.css'

/** Validity date and earlier editions of a page. */
export function Edition({ page: { version, date, versions } }: { page: ContentPage }) {
  const t = useTexts()
  const locale = useLocale()
  const { pathname } = useLocation()
  const inWords = (day: string) => dayInWords(day.split('-').toReversed().join('.'), locale)
  const [present, ...earlier] = versions
  const isPresent = version === present?.version
  return (
    <div className={styles['edition']}>
      {isPresent ? (
        <p className="small soft">{t('validFrom', { date: inWords(date) })}</p>
      ) : (
        <Note>
          {t('replaced', { date: inWords(date) })}{' '}
          <Link to={pathname} className="link">
            {t('toPresent')}
          </Link>
        </Note>
      )}
      {isPresent && earlier.length > 0 && (
        <details className={styles['earlier']}>
          <summary className="small">{t('earlier')}</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.version}>
                <Link to={versionAddress(pathname, one.version)} className="link small">
                  {t('version', { version: one.version, date: inWords(one.date) })}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
