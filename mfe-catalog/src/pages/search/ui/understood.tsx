import type { Understood } from '@shop/contracts/catalog/understood'
import { count, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { ChipLink, Chips } from '@shop/ui/chip'
import { useTexts } from '../texts/index.ts'
import type { SearchUrl } from '../url.ts'
import { addressOfWords, addressWithout } from './addresses.ts'
import { Concessions } from './concessions.tsx'
import styles from './found.module.css'
import { Help } from './help.tsx'

interface UnderstoodProps {
  url: SearchUrl
  isFound: boolean
  isCorrected: boolean
  understood: Understood
}

/** What was left out or taken otherwise; the parts of the query, each can be taken off; the words as typed; pages that answer. */
export default function UnderstoodQuery({ url, isFound, isCorrected, understood: { chips, help, asTyped, notes } }: UnderstoodProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <>
      {isCorrected && (
        <p className={styles['way']}>
          <Link to={addressOfWords(url, true)} className="link">
            {t('exact', { text: url.text })}
          </Link>
        </p>
      )}
      {url.isExact && !isFound && (
        <p className={styles['way']}>
          <Link to={addressOfWords(url, false)} className="link">
            {t('corrected')}
          </Link>
        </p>
      )}
      {notes.length > 0 && (
        <ul className={styles['notes']} aria-label={t('notes')}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <div className={styles['understood']}>
          <Chips label={t('understood')}>
            <span className={styles['words']} aria-hidden="true">
              {t('understood')}
            </span>
            {chips.map((chip) => (
              <ChipLink key={chip.rest} to={addressWithout(chip)} removes>
                {chip.label}
              </ChipLink>
            ))}
          </Chips>
          {isFound && !isCorrected && asTyped > 0 && (
            <p className={styles['words']}>
              {t('notThat')}{' '}
              <Link to={addressOfWords(url, true)} className="link">
                {t('theseWords', { count: count(asTyped, locale) })}
              </Link>
            </p>
          )}
          {!isFound && chips.some(({ without }) => without) && <Concessions chips={chips} />}
        </div>
      )}
      <Help help={help} />
    </>
  )
}
