import { useUnit } from 'effector-react'
import { sendDate } from '@shop/forms/fields/dates'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { CertificateCard } from '@shop/ui/certificate-card'
import { AMOUNT_AT_FIRST } from '../../model/draft.ts'
import { $design, $draft, $offer } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { roubles } from '../../rules.ts'
import styles from './preview.module.css'

export const PREVIEW_SIZES = '(min-width: 640px) 540px, 100vw'

/** Live preview of the certificate. */
export function Preview() {
  const t = useTexts()
  const locale = useLocale()
  const { design, draft, offer } = useUnit({ design: $design, draft: $draft, offer: $offer })
  const sum = money((roubles(draft.amount) ?? Number(roubles(AMOUNT_AT_FIRST))) * 100, 'RUB', locale)
  // A date that will be refused promises nothing.
  const isLater = draft.when === 'later' && offer !== null && sendDate(draft.day, offer.today, offer.lastSendDate) === null
  const byMail = draft.recipient === '' || draft.recipient.includes('@')
  const when = isLater ? t('comesOn', { day: dayInWords(draft.day.trim(), locale) }) : draft.when === 'now' ? t('comesNow') : ''
  return (
    <section className={styles['preview']} aria-label={t('preview')}>
      <CertificateCard
        picture={design?.picture ?? null}
        sizes={PREVIEW_SIZES}
        mark={t('brand')}
        sum={sum}
        priority
        className={styles['card'] ?? ''}
      />
      <div className={styles['words']}>
        <p className="h3">{draft.recipientName.trim() || t('someone')}</p>
        <p className="soft">{draft.message.trim() || t('yourWords')}</p>
        <p className="small muted">
          {byMail ? t('letter') : t('text')} {when}
        </p>
      </div>
    </section>
  )
}
