import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useForm, useWatch } from 'react-hook-form'
import type { BookableService, BookingKind, BookingShop } from '@shop/contracts/services/bookings'
import { useKeptDraft } from '@shop/flows/kept-draft'
import { phoneSpaced } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { useLocale } from '@shop/i18n'
import { $location, $user } from '@shop/session'
import { type Fields, fieldsOf } from '../fields.ts'
import { $days, draftKey, edited, placeChosen } from '../model/index.ts'

const KEPT = ['name', 'phone', 'comment'] as const

/** react-hook-form owns the values; reports place and unsaved input to the model. */
export function useBookingForm(kind: BookingKind, services: readonly BookableService[], shops: readonly BookingShop[]) {
  const locale = useLocale()
  const { days, user, location, edit, choose } = useUnit({
    days: $days,
    user: $user,
    location: $location,
    edit: edited,
    choose: placeChosen,
  })
  const form = useForm<Fields>({
    defaultValues: {
      service: services[0]?.key ?? '',
      shop: String(shops[0]?.id ?? ''),
      day: '',
      time: '',
      name: '',
      phone: locale === 'ru' ? '+7' : '',
      comment: '',
      agreement: false,
    },
    resolver: resolverOf(fieldsOf(locale)),
    mode: 'onTouched',
    // The error summary takes focus.
    shouldFocusError: false,
  })
  useKeptDraft(form, draftKey(kind), KEPT)
  const { control, getFieldState, getValues, resetField, setValue, formState } = form
  const { isDirty } = formState
  const [service, shop] = useWatch({ control, name: ['service', 'shop'] })

  useEffect(() => void edit(isDirty), [edit, isDirty])
  // Shopper and location arrive after the page, and must not overwrite input.
  useEffect(() => {
    if (user.name && !getFieldState('name').isDirty) resetField('name', { defaultValue: user.name })
    if (user.phone && !getFieldState('phone').isDirty) resetField('phone', { defaultValue: phoneSpaced(user.phone) })
  }, [user, getFieldState, resetField])
  const near = shops.find(({ city }) => city === location?.city)?.id
  useEffect(() => {
    if (near !== undefined && !getFieldState('shop').isDirty) resetField('shop', { defaultValue: String(near) })
  }, [near, getFieldState, resetField])
  useEffect(() => void choose({ service, shop: Number(shop) }), [choose, service, shop])
  // Preselects the first free day; clears a time that is taken.
  useEffect(() => {
    if (!days) return
    const { day, time } = getValues()
    const times = days.find(({ date }) => date === day)?.times ?? []
    if (day === '') setValue('day', days.find((one) => one.times.length > 0)?.date ?? '')
    else if (time !== '' && !times.includes(time)) setValue('time', '')
  }, [days, getValues, setValue])
  return form
}
