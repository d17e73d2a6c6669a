import { useFormContext } from 'react-hook-form'
import type { BookableService, BookingShop } from '@shop/contracts/services/bookings'
import type { Currency } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import { Choice, Choices } from '@shop/ui/choice'
import type { Fields } from '../../fields.ts'
import { useTexts } from '../../texts/index.ts'

export function ServiceChoice({ services, currency }: { services: BookableService[]; currency: Currency }) {
  const t = useTexts()
  const locale = useLocale()
  const { register } = useFormContext<Fields>()
  return (
    <Choices legend={t('service')}>
      {services.map(({ key, name, minutes, price }) => (
        <Choice
          key={key}
          value={key}
          label={name}
          note={t('minutes', { count: minutes })}
          price={price === null ? t('free') : money(price, currency, locale)}
          {...register('service')}
        />
      ))}
    </Choices>
  )
}

/** With several cities, names start with the city. */
export function ShopChoice({ shops }: { shops: BookingShop[] }) {
  const t = useTexts()
  const { register } = useFormContext<Fields>()
  const isOneCity = new Set(shops.map(({ city }) => city)).size === 1
  return (
    <Choices legend={t('shop')}>
      {shops.map(({ id, name, city, address, way }) => (
        <Choice
          key={id}
          value={String(id)}
          label={isOneCity ? name : `${city}, ${name}`}
          note={[address, way].filter(Boolean).join(' · ')}
          {...register('shop')}
        />
      ))}
    </Choices>
  )
}
