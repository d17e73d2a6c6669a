import { BIRTHDAY_BONUS, BONUS_EARNED_PERCENT, BONUS_GIFT_DAYS, WELCOME_BONUS } from '@shop/contracts/core/limits'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import { useBonusSum } from './use-bonus-sum.ts'
import styles from './bonuses.module.css'

/** Figures from the code's constants. */
export function BonusRules() {
  const t = useTexts()
  const locale = useLocale()
  const { sum } = useBonusSum()
  const earned = new Intl.NumberFormat(locale, { style: 'percent' }).format(BONUS_EARNED_PERCENT / 100)
  return (
    <section className={styles['bonuses']} aria-labelledby="bonus-rules">
      <h2 className="h2" id="bonus-rules">
        {t('bonusRulesShort')}
      </h2>
      <ul className={styles['rules']}>
        <li>{t('ruleEarn', { earned })}</li>
        <li>{t('ruleGifts', { welcome: sum(WELCOME_BONUS), birthday: sum(BIRTHDAY_BONUS) })}</li>
        <li>{t('ruleTerm', { count: BONUS_GIFT_DAYS })}</li>
      </ul>
      <p className={styles['ways']}>
        <Link to="/profile?section=personalData" className="more">
          {t('ruleBirthday')} <Icon name="arrow" size="s" />
        </Link>
        <Link to="/loyalty-program-rules" className="more">
          {t('bonusRules')} <Icon name="arrow" size="s" />
        </Link>
      </p>
    </section>
  )
}
