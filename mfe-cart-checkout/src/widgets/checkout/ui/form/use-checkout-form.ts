import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useForm, type Resolver } from 'react-hook-form'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { useHiddenErrors } from '@shop/flows/field-errors'
import { resolverOf } from '@shop/forms/resolver'
import { useLocale } from '@shop/i18n'
import { $country, $location } from '@shop/session'
import { $patch, $section, patchTaken, sectionOpened } from '#features/checkout/draft.ts'
import { hasCertificate } from '#features/checkout/certificates.ts'
import { comesToAddress, deliveryKey } from '#features/checkout/form/delivery.ts'
import { complaints, orderSchema, type Rules } from '#features/checkout/form/schema.ts'
import { FIELDS, SECTIONS, type Section, type Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { $firstValues } from '#features/checkout/model/opening.ts'
import { $refusedAddress } from '#features/checkout/model/places/city.ts'
import { $code, $confirmedPhone, $hasAccountPhone, codeWanted, confirmation } from '#features/checkout/model/phone.ts'
import { $fieldFaults, countryGone } from '#features/checkout/model/paying/placing.ts'
import { useDraft } from './use-draft.ts'
import { useSectionAddress } from './use-section-address.ts'
import { useOnUpdate } from '../fields/use-on-update.ts'

const HIDEABLE = { is_gift: ['recipient_name', 'recipient_phone'], delivery: FIELDS.delivery } as const

const resolver: Resolver<Values, Rules> = (values, rules) => resolverOf(orderSchema(rules as Rules))(values, undefined, {} as never)

function useRules(): Rules {
  const locale = useLocale()
  const { whole, country, hasAccountPhone, confirmedPhone, place, refusedAddress } = useUnit({
    whole: $fullCart,
    country: $country,
    hasAccountPhone: $hasAccountPhone,
    confirmedPhone: $confirmedPhone,
    place: $location,
    refusedAddress: $refusedAddress,
  })
  return {
    locale,
    country,
    hasAccountPhone,
    confirmedPhone,
    deliveries: (whole?.delivery ?? []).filter(({ available }) => available).map(deliveryKey),
    slots: whole?.delivery.find(({ slots }) => slots !== null)?.slots ?? null,
    payments: (whole?.availablePaymentMethods ?? []).map(({ id }) => String(id)),
    city: place?.city ?? '',
    refusedAddress,
    hasCard: whole?.giftPack.chosen ?? false,
    sendsCertificate: hasCertificate(whole, 'electronic'),
  }
}

const $refusal = combine({ refusedAddress: $refusedAddress, section: $section })

const NEEDS_CODE: ErrorCode = 'NEED_PHONE_CONFIRMATION'

/** Fields of the server by those of the form. In Russia the city is no field of it: it is known by its id. */
const FORM_FIELDS: Partial<Record<string, keyof Values>> = {
  delivery_slot: 'delivery_hours',
  certificate_email: 'certificate_to',
  certificate_phone: 'certificate_to',
}
const fieldIn = (country: string) => (field: string) =>
  FORM_FIELDS[field] ?? ((country === 'RU' && field === 'city' ? 'city_id' : field) as keyof Values)

const sectionOf = (field: string): Section => SECTIONS.find((section) => FIELDS[section].some((name) => name === field)) ?? 'payment'

/** The first incomplete section; consents are excluded, because they are given at the end. */
function firstOpen(values: Values, rules: Rules): Section {
  const { agreement: _, ...faults } = complaints(values, rules)
  return SECTIONS.find((section) => FIELDS[section].some((name) => name in faults)) ?? 'payment'
}

const earlier = (one: Section, other: Section) => (SECTIONS.indexOf(one) < SECTIONS.indexOf(other) ? one : other)

/** react-hook-form owns the values; the model receives events, and responds by `$patch` and `$fieldFaults`. */
export function useCheckoutForm() {
  const { values, section, patch, code, unanswered, want, check, openSection, taken } = useUnit({
    values: $firstValues,
    section: $section,
    patch: $patch,
    code: $code,
    unanswered: confirmation.$unanswered,
    want: codeWanted,
    check: confirmation.codeSubmitted,
    openSection: sectionOpened,
    taken: patchTaken,
  })
  const rules = useRules()
  const { asked, write } = useSectionAddress()
  const form = useForm<Values, Rules, Values>({ mode: 'onTouched', defaultValues: values, resolver, context: rules })
  const settle = useDraft(form)
  useHiddenErrors(form, HIDEABLE)
  useEffect(() => {
    if (!rules.hasCard) form.clearErrors('postCard')
  }, [form, rules.hasCard])
  useEffect(() => {
    if (!rules.sendsCertificate) form.clearErrors(['certificate_to', 'certificate_message'])
  }, [form, rules.sendsCertificate])
  // The phone of an account needs no code: the error that asked for one goes.
  useEffect(() => {
    if (rules.hasAccountPhone && form.getFieldState('phone').error) void form.trigger('phone')
  }, [form, rules.hasAccountPhone])
  const [first] = useState(() => {
    const known = firstOpen(values, rules)
    return asked ? earlier(asked, known) : (section ?? known)
  })
  const [attempt, setAttempt] = useState({ number: 0, section: first })
  // Focuses the heading of a section opened by a button, unless the error summary takes focus.
  const [moved, setMoved] = useState<Section | null>(null)
  const open = section ?? first

  const fail = (place: Section) => {
    setMoved(null)
    setAttempt(({ number }) => ({ number: number + 1, section: place }))
  }
  const go = (place: Section) => {
    openSection(place)
    setMoved(place)
    write(place)
  }
  const failIn = (place: Section) => {
    openSection(place)
    fail(place)
    write(place, { replace: true })
  }

  // The URL names the section that is open, not the one that was asked for too early.
  const correct = useEffectEvent((place: Section) => {
    if (asked && asked !== place) write(place, { replace: true })
  })
  useEffect(() => {
    openSection(first)
    correct(first)
  }, [first, openSection])
  // Back and Forward: to a section that was open, never past one that lacks something.
  const [start] = useState<Section>(asked ? 'contact' : first)
  const [travel, setTravel] = useState<{ asked: Section | null; to: Section | null }>({ asked, to: null })
  if (travel.asked !== asked) {
    const wanted = asked ?? start
    const to = wanted === open ? null : earlier(wanted, firstOpen(form.getValues(), rules))
    setTravel({ asked, to })
    if (to) setMoved(to)
  }
  useEffect(() => {
    if (!travel.to) return
    settle()
    openSection(travel.to)
    correct(travel.to)
  }, [travel, settle, openSection])
  useEffect(() => {
    const names = Object.keys(patch) as (keyof Values)[]
    if (names.length === 0) return
    form.setValues(patch)
    const filled = names.filter((name) => patch[name] !== '')
    if (filled.length > 0) void form.trigger(filled)
    taken()
  }, [form, patch, taken])
  useOnUpdate($fieldFaults, (faults) => {
    const fieldOf = fieldIn(rules.country)
    const [name] = Object.keys(faults)
    if (name === undefined) return
    for (const [field, message] of Object.entries(faults)) form.setError(fieldOf(field), { type: 'server', message })
    failIn(sectionOf(fieldOf(name)))
  })
  // The step of delivery opens once the new place is known: its heading takes the focus from the button that goes.
  useOnUpdate(countryGone, () => setMoved('delivery'))
  // The answer of the bag may come after the step was left.
  useOnUpdate($refusal, ({ refusedAddress, section: shown }) => {
    const { delivery, address } = form.getValues()
    if (!comesToAddress(delivery) || address.trim() !== refusedAddress) return
    form.setError('address', { type: 'server', message: 'ANOTHER_CITY' })
    if (shown === 'payment') failIn('delivery')
  })

  const isLeaving = useRef(false)
  /** Opens the next section if this one is valid. */
  const leave = async (place: Section) => {
    // A second press while the first one is being checked.
    if (isLeaving.current) return
    isLeaving.current = true
    settle()
    const isRight = await form.trigger([...FIELDS[place]]).finally(() => (isLeaving.current = false))
    if (!isRight) {
      const wrong = FIELDS[place].filter((name) => form.getFieldState(name).error)
      const needsCode = wrong.length === 1 && form.getFieldState('phone').error?.message === NEEDS_CODE
      // Everything else is valid: sends the code before the button is pressed.
      if (needsCode && !code) return want({ phone: form.getValues('phone') })
      return needsCode && unanswered !== null ? check(unanswered) : fail(place)
    }
    const next = SECTIONS[SECTIONS.indexOf(place) + 1]
    if (next) go(next)
  }
  const submit = (place: (valid: Values) => void) =>
    form.handleSubmit(place, (errors) => failIn(SECTIONS.find((name) => FIELDS[name].some((field) => field in errors)) ?? 'payment'))

  return { form, open, attempt, moved, go, leave, submit }
}
