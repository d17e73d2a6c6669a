import type { SearchChip } from '@shop/contracts/catalog/understood'
import { count, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { addressWithout } from './addresses.ts'
import styles from './found.module.css'

/** What each part given up leads to. */
export function Concessions({ chips }: { chips: readonly SearchChip[] }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <>
      <p className="soft" id="concede">
        {t('concede')}
      </p>
      <ul className={styles['concessions']} aria-labelledby="concede">
        {chips
          .filter(({ without }) => without)
          .map((chip) => (
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
  )
}
