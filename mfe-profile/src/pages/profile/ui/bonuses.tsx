import { useUnit } from 'effector-react'
import type { Bonuses } from '@shop/contracts/profile'
import { count, useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Icon, ResponsivePicture } from '@shop/ui'
import { $bonuses, $bonusesFailure } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { SectionFailure } from './section-failure.tsx'
import { Waiting } from './waiting.tsx'
import styles from './bonuses.module.css'

/** One bonus is one rouble. */
const whole = (minor: number) => Math.trunc(Math.abs(minor) / 100)

function BonusesSection() {
  const { bonuses, failure } = useUnit({ bonuses: $bonuses, failure: $bonusesFailure })
  if (failure && !bonuses) return <SectionFailure error={failure} />
  if (!bonuses) return <Waiting />
  return <Balance bonuses={bonuses} />
}

function Balance({ bonuses: { balance, backgroundImage, entries } }: { bonuses: Bonuses }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <section className={styles['bonuses']} aria-labelledby="bonuses">
      <h2 className="h2" id="bonuses">
        {t('bonuses')}
      </h2>
      <div className={styles['plate']}>
        {backgroundImage && (
          <div className={styles['picture']}>
            <ResponsivePicture picture={backgroundImage} sizes="(min-width: 768px) 45vw, 100vw" alt="" />
          </div>
        )}
        <div>
          <p className="small">{t('canSpend')}</p>
          <p className={styles['number']}>{count(whole(balance), locale)}</p>
        </div>
        <p className="small">{t('bonusesText')}</p>
      </div>
      {entries.length > 0 ? (
        <ul className={styles['entries']} aria-label={t('bonusHistory')}>
          {entries.map(({ id, at, name, amount }) => (
            <li key={id}>
              <span>
                {name}
                <span className="small muted">{dateInWords(at, locale)}</span>
              </span>
              <span className="num">
                {amount < 0 ? '−' : '+'}
                {count(whole(amount), locale)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{t('noBonuses')}</p>
      )}
      <Link to="/loyalty-program-rules" className="more">
        {t('bonusRules')} <Icon name="arrow" size="s" />
      </Link>
    </section>
  )
}

export default BonusesSection
