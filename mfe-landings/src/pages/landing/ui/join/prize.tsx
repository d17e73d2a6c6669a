import type { ContentBlock } from '@shop/contracts/content/content'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Html } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { useTexts } from '../../texts/index.ts'
import { isOver, lastMinute } from '../../time-left.ts'
import { useMoment } from '../../use-moment.ts'
import styles from './prize.module.css'

type PrizeBlock = Extract<ContentBlock, { kind: 'promocode' }>

/** A promo code to copy; hidden once expired. */
export function Prize({ block: { id, title, html, code, endsAt } }: { block: PrizeBlock }) {
  const t = useTexts()
  const locale = useLocale()
  if (isOver(endsAt, useMoment(endsAt))) return null
  return (
    <section id={id} className="section wrap" aria-labelledby={`t-${id}`}>
      <div className={styles['prize']}>
        <div className={styles['words']}>
          <h2 className="h1" id={`t-${id}`}>
            {title}
          </h2>
          <Html html={html} className="lead" />
        </div>
        <div className={styles['ticket']}>
          <p className="small muted">{t('code')}</p>
          <p className={styles['code']}>{code}</p>
          {endsAt && <p className="small muted">{t('codeUntil', { day: dayInWords(lastMinute(endsAt).day, locale) })}</p>}
          <CopyButton text={code} look="ink">
            {t('copy')}
          </CopyButton>
        </div>
      </div>
    </section>
  )
}
