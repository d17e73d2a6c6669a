import { useUnit } from 'effector-react'
import { useFormState, useWatch } from 'react-hook-form'
import type { BookableService, BookingShop } from '@shop/contracts/services/bookings'
import type { Currency } from '@shop/contracts/core/money'
import { formCodeOf } from '@shop/http'
import { money, useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { wholeDay } from '@shop/ui/calendar'
import { useErrorText } from '@shop/ui/field'
import { ErrorSummary, FormError } from '@shop/ui/note'
import type { Fields } from '../fields.ts'
import { $refusal, createFx } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './form.module.css'

/** Page order, for the error summary. */
const NAMED = ['time', 'name', 'phone', 'comment', 'agreement'] as const

interface SendProps {
  id: string
  services: BookableService[]
  shops: BookingShop[]
  currency: Currency
}

/** Summary, errors and submit button. */
export function Send({ id, services, shops, currency }: SendProps) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { errors, submitCount: attempts } = useFormState<Fields>()
  const [key, shopId, day, time] = useWatch<Fields, ['service', 'shop', 'day', 'time']>({ name: ['service', 'shop', 'day', 'time'] })
  const { refusal, busy } = useUnit({ refusal: $refusal, busy: createFx.pending })
  const service = services.find((one) => one.key === key)
  const shop = shops.find(({ id: one }) => String(one) === shopId)
  const whole = formCodeOf(refusal)
  const labels = { time: t('time'), name: t('name'), phone: t('phone'), comment: t('comment'), agreement: t('consent') }
  const wrong = NAMED.filter((name) => attempts > 0 && errors[name]).map((name) => ({ id: `${id}-${name}`, label: labels[name] }))
  return (
    <div className={styles['send']}>
      {service && shop && day && time && (
        <p className={styles['summary']}>
          <strong>{service.name}</strong>
          <span>{t('at', { day: wholeDay(day, locale), time })}</span>
          <span>
            {shop.name}, {shop.address}
          </span>
          <span className="num">{service.price === null ? t('free') : money(service.price, currency, locale)}</span>
        </p>
      )}
      <ErrorSummary title={errorText('WRONG_FORM_DATA')} fields={wrong} attempt={attempts} />
      {whole && <FormError>{errorText(whole)}</FormError>}
      <Button type="submit" busy={busy} className={styles['button'] ?? ''}>
        {t('send')}
      </Button>
    </div>
  )
}
