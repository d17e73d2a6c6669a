import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { hasShops } from '@shop/contracts/places/reference-ids'
import { useLocale, type Translate } from '@shop/i18n'
import { $country } from '@shop/session'
import { PopupLink } from '@shop/ui'
import { Row, ROW_LINK, Rows } from './row.tsx'
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
  const country = useUnit($country)
  return (
    <Rows>
      <Head t={t} goods={goods} />
      <Row icon="truck" title={t('courier')} text={<Long>{t('courierText')}</Long>} />
      {country === 'RU' && <Row icon="box" title={t('point')} text={t('pointText')} />}
      {hasShops(country) && (
        <Row icon="shop" title={t('shop')} text={<Long>{t('shopText')}</Long>}>
          <ToShops t={t} />
        </Row>
      )}
    </Rows>
  )
}

/** The list of stores, of those that have a piece first. */
export function ToShops({ t, piece }: { t: PromiseTexts; piece?: { sku: string; piece: string } }) {
  const isRu = useLocale() === 'ru'
  return (
    <PopupLink
      to={isRu ? '/shops' : '/stores'}
      popup={{ owner: 'mfe-landings', widget: 'shops', ...(piece && { props: piece }) }}
      className={ROW_LINK}
    >
      {t('shopMore')}
    </PopupLink>
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

/** Two lines, so that the promise of the city moves nothing below. */
export const Long = ({ children }: { children: ReactNode }) => <div className={styles['long']}>{children}</div>
