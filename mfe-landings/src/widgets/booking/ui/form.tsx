import { useId } from 'react'
import { useUnit } from 'effector-react'
import { FormProvider } from 'react-hook-form'
import type { BookableService, BookingKind, BookingShop } from '@shop/contracts/services/bookings'
import type { Currency } from '@shop/contracts/core/money'
import { ButtonLink } from '@shop/ui'
import { Empty } from '@shop/ui/states'
import { $choice, submitted } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { Contact } from './fields/contact.tsx'
import { ServiceChoice, ShopChoice } from './fields/place.tsx'
import { Send } from './send.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { When } from './fields/when.tsx'
import styles from './form.module.css'

/** Service, shop, day, time and contact. */
export function Form({ kind }: { kind: BookingKind }) {
  const t = useTexts()
  const choice = useUnit($choice)
  const services = choice?.services.filter((service) => service.kind === kind) ?? []
  const shops = choice?.shops.filter(({ id }) => services.some((service) => service.shops.includes(id))) ?? []
  if (!choice || shops.length === 0) {
    return (
      <Empty icon="shop" title={t('nowhere')} text={t('nowhereText')} level={3}>
        <ButtonLink to="/contacts" look="line">
          {t('toContacts')}
        </ButtonLink>
      </Empty>
    )
  }
  return <BookingForm kind={kind} services={services} shops={shops} currency={choice.currency} />
}

interface Offered {
  kind: BookingKind
  services: BookableService[]
  shops: BookingShop[]
  currency: Currency
}

function BookingForm({ kind, services, shops, currency }: Offered) {
  const id = useId()
  const submit = useUnit(submitted)
  const form = useBookingForm(kind, services, shops)
  return (
    <FormProvider {...form}>
      <form noValidate className={styles['form']} onSubmit={(event) => void form.handleSubmit((fields) => submit(fields))(event)}>
        {services.length > 1 && <ServiceChoice services={services} currency={currency} />}
        <ShopChoice shops={shops} />
        <When id={id} shops={shops} />
        <Contact id={id} hasMinors={kind === 'piercing'} />
        <Send id={id} services={services} shops={shops} currency={currency} />
      </form>
    </FormProvider>
  )
}
