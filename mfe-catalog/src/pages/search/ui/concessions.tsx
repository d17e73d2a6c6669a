import type { SearchChip } from '@shop/contracts/catalog/understood'
import { count, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { addressWithout } from './addresses.ts'
import styles from './found.module.css'

/** Names, words as typed and days keep their capitals: «только серьги», «только Вера Мосс». */
const inSentence = ({ kind, label }: SearchChip) =>
  ['designer', 'word', 'occasion'].includes(kind) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`

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
                  {t('only', {
                    parts: chips
                      .filter((other) => other !== chip)
                      .map(inSentence)
                      .join(', '),
                  })}
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
