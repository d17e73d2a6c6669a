import { useUnit } from 'effector-react'
import type { Bonuses } from '@shop/contracts/account/profile'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { ResponsivePicture } from '@shop/ui'
import { createLateSection } from '../../model/late-section.ts'
import { $bonuses, $bonusesFailure } from '../../model/loyalty/bonuses.ts'
import { useTexts } from '../../texts/index.ts'
import { BonusHistory } from './bonus-history.tsx'
import { BonusRules } from './bonus-rules.tsx'
import { BonusTerms } from './bonus-terms.tsx'
import { Invite } from './invite.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { useBonusSum } from './use-bonus-sum.ts'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from './bonuses.module.css'

const useLateSection = createLateSection('bonusesData')

function BonusesSection() {
  useLateSection()
  const { bonuses, failure } = useUnit({ bonuses: $bonuses, failure: $bonusesFailure })
  if (failure && !bonuses) return <SectionFailure error={failure} />
  if (!bonuses) return <SectionSkeleton />
  return (
    <div className={styles['sections']}>
      <Balance bonuses={bonuses} />
      <Invite />
      <BonusRules />
    </div>
  )
}

function Balance({ bonuses }: { bonuses: Bonuses }) {
  const t = useTexts()
  const { figure, sum } = useBonusSum()
  const locale = useLocale()
  const { balance, backgroundImage, expiring } = bonuses
  const [next] = expiring
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
          <p className={styles['number']}>{figure(balance)}</p>
        </div>
        <div className={styles['about']}>
          <p className="small">{t('bonusesText')}</p>
          {next && <p className="small">{t('bonusesExpire', { sum: sum(next.amount), day: dayInWords(next.day, locale) })}</p>}
        </div>
      </div>
      <BonusTerms bonuses={bonuses} />
      <BonusHistory entries={bonuses.entries} />
    </section>
  )
}

export default BonusesSection
