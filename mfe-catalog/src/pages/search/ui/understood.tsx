import type { SearchChip } from '@shop/contracts/search/understood'
import { searchAddress } from '@shop/contracts/search/search-address'
import { count, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { ChipLink, Chips } from '@shop/ui/chip'
import { useTexts } from '../texts/index.ts'
import styles from './understood.module.css'

interface UnderstoodProps {
  chips: readonly SearchChip[]
  /** Of the words as typed. */
  exact: { to: string; count: number }
  isFound: boolean
}

const addressWithout = ({ rest }: SearchChip) => (rest ? searchAddress({ text: rest }) : '/search')

/** The parts of the query that were understood: each can be taken off. */
export function Understood({ chips, exact, isFound }: UnderstoodProps) {
  const t = useTexts()
  const locale = useLocale()
  if (chips.length === 0) return null
  const concessions = chips.filter(({ without }) => without)
  return (
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
      {isFound && exact.count > 0 && (
        <p className={styles['words']}>
          {t('notThat')}{' '}
          <Link to={exact.to} className="link">
            {t('theseWords', { count: count(exact.count, locale) })}
          </Link>
        </p>
      )}
      {concessions.length > 0 && (
        <>
          <p className="soft" id="concede">
            {t('concede')}
          </p>
          <ul className={styles['concessions']} aria-labelledby="concede">
            {concessions.map((chip) => (
              <li key={chip.rest}>
                <Link to={addressWithout(chip)}>
                  <span>
                    {chips.filter((other) => other !== chip).map(({ label }) => `${label}, `)}
                    <s>{chip.label}</s>
                  </span>
                  <span className="num">{count(chip.without ?? 0, locale)}</span>
                  <Icon name="right" size="s" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
