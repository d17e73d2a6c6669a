import type { ReactNode } from 'react'
import type { Currency } from '@shop/contracts/core/money'
import { DutyNote } from '@shop/flows/duty-note'
import { useLocale, type Translate } from '@shop/i18n'
import { PopupLink } from '@shop/ui'
import { Row, ROW_LINK } from './row.tsx'
import styles from './promise.module.css'
import type { promiseTexts } from './texts/ru.ts'

export type PromiseTexts = Translate<typeof promiseTexts>

interface GeneralProps {
  t: PromiseTexts
  /** Sum of the goods, minor units; null while it is unknown. */
  goods: number | null
}

/** What holds for every city: shown without scripts, and while the promise of the city is unknown. */
export function General({ t, goods }: GeneralProps) {
  const isRu = useLocale() === 'ru'
  return (
    <>
      <Head t={t} goods={goods} />
      <Row icon="truck" title={t('courier')} text={<Long>{t('courierText')}</Long>} />
      {isRu && <Row icon="box" title={t('point')} text={t('pointText')} />}
    </>
  )
}

/** Leads to the terms; the city stands beside it. */
export function Head({ t, goods, children }: GeneralProps & { children?: ReactNode }) {
  const isRu = useLocale() === 'ru'
  return (
    <p className={styles['head']}>
      <PopupLink
        to={isRu ? '/dostavka-i-oplata' : '/delivery'}
        popup={{ owner: 'mfe-cart-checkout', widget: 'delivery', ...(goods !== null && { props: { sum: goods } }) }}
        className={ROW_LINK}
      >
        {t('terms')}
      </PopupLink>
      {children}
    </p>
  )
}

/** What the border costs, below the courier; nothing in Russia. */
export const Duty = ({ goods, currency }: { goods: number | null; currency: Currency }) => (
  <DutyNote {...(goods !== null && { goods: { sum: goods, currency } })} className={styles['duty']} />
)

/** Has room for two lines, so that the promise of the city moves nothing below. */
export const Long = ({ children }: { children: ReactNode }) => <span className={styles['long']}>{children}</span>
