import { useUnit } from 'effector-react'
import type { DepositCard } from '@shop/contracts/certificates/deposits'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { popupOpened, type Popup } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { CertificateCard } from '@shop/ui/certificate-card'
import { Empty } from '@shop/ui/states'
import { createLateSection } from '../../model/late-section.ts'
import { $certificates, $certificatesFailure } from '../../model/orders/certificates.ts'
import { useTexts } from '../../texts/index.ts'
import { SectionFailure } from '../frame/section-failure.tsx'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from './certificates.module.css'

const ADD_CERTIFICATE: Popup = { owner: 'mfe-certificates', widget: 'certificate', props: { place: 'profile' } }
const CARD_SIZES = '(min-width: 1200px) 360px, (min-width: 600px) 44vw, 100vw'

const useLateSection = createLateSection('certificatesData')

function CertificatesSection() {
  useLateSection()
  const t = useTexts()
  const { certificates, failure, open } = useUnit({ certificates: $certificates, failure: $certificatesFailure, open: popupOpened })
  if (failure && !certificates) return <SectionFailure error={failure} />
  if (!certificates) return <SectionSkeleton />
  const { received, bought } = certificates
  return (
    <section className={styles['certificates']} aria-labelledby="certificates">
      <h2 className="h2" id="certificates">
        {t('certificates')}
      </h2>
      {received.length > 0 ? (
        <ul className={styles['cards']} aria-label={t('received')}>
          {received.map((card) => (
            <Received key={card.id} card={card} />
          ))}
        </ul>
      ) : bought.length > 0 ? (
        <p className="soft">{t('noCertificatesText')}</p>
      ) : (
        <Empty icon="gift" title={t('noCertificates')} text={t('noCertificatesText')} level={3} />
      )}
      <div className={styles['ways']}>
        <Button look="line" aria-haspopup="dialog" onClick={() => open(ADD_CERTIFICATE)}>
          {t('addCertificate')}
        </Button>
        <ButtonLink to="/certificate" look="text">
          {t('giveCertificate')}
        </ButtonLink>
      </div>
      {bought.length > 0 && (
        <div className={styles['bought']}>
          <h3 className="h3">{t('bought')}</h3>
          <ul>
            {bought.map((card) => (
              <Bought key={card.id} card={card} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Received({ card: { id, design, currency = 'RUB', balance, amount, validUntil, status } }: { card: DepositCard }) {
  const t = useTexts()
  const locale = useLocale()
  const sum = (minor: number) => money(minor, currency, locale)
  return (
    <li>
      <CertificateCard picture={design?.picture ?? null} sizes={CARD_SIZES} mark={t('brand')} sum={sum(balance)} />
      <p className="small">
        <span className="num">{id}</span>,{' '}
        {status === 'active' ? t('validUntil', { day: dayInWords(validUntil, locale) }) : t(`deposit_${status}`)}
      </p>
      {balance < amount && balance > 0 && <p className="small muted">{t('restOf', { sum: sum(amount) })}</p>}
    </li>
  )
}

function Bought({ card: { id, currency = 'RUB', amount, recipient, sendDate, status } }: { card: DepositCard }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <li>
      <span>
        {recipient ?? id}
        <span className="small muted">
          {status === 'paid' ? t('willBeSent', { day: dayInWords(sendDate, locale) }) : t(`deposit_${status}`)}
          {status === 'created' && (
            <>
              {', '}
              <Link className="link" to={`/certificate?deposit=${id}&step=payment`}>
                {t('payNow')}
              </Link>
            </>
          )}
        </span>
      </span>
      <span className="num">{money(amount, currency, locale)}</span>
    </li>
  )
}

export default CertificatesSection
