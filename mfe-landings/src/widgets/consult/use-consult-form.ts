import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import { consultStarts, soonestConsult } from '@shop/contracts/services/consults'
import { serverNow } from '@shop/contracts/core/time/clock'
import { phoneSpaced } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { useLocale } from '@shop/i18n'
import { $country, $user } from '@shop/session'
import { fieldsOf, type Fields } from './fields.ts'
import { useTexts } from './texts/index.ts'
import { answerInWords, clockInWords, hourInWords } from './when.ts'

/** Form prefilled with the shopper, and the available hours. */
export function useConsultForm() {
  const t = useTexts()
  const locale = useLocale()
  const { user, country } = useUnit({ user: $user, country: $country })
  const [now] = useState(serverNow)
  const form = useForm<Fields>({
    values: {
      way: 'whatsapp',
      start: '',
      name: user.name ?? '',
      phone: user.phone ? phoneSpaced(user.phone) : locale === 'ru' ? '+7' : '',
      comment: '',
      agreement: false,
    },
    // The shopper may arrive later, and must not overwrite input.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf(fieldsOf(locale)),
    mode: 'onTouched',
  })
  const hours = consultStarts(country, now).map((start) => ({ start, text: hourInWords(start, country, locale, t, now) }))
  const soonest = answerInWords(soonestConsult(country, now), country, locale, t)
  return { form, hours, soonest, clock: clockInWords(country, t) }
}
