import { useUnit } from 'effector-react'
import type { Filter } from '@shop/contracts/catalog/listing'
import { exactMoney, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $currency } from '@shop/session'
import { ChipLink, Chips } from '@shop/ui/chip'
import { appliedOf, type Applied as Chosen } from '../address/applied.ts'
import { $query, $url } from '../model.ts'
import { useTexts } from '../texts/texts.ts'
import { addressOf, withoutFilters } from '../address/url.ts'
import { TellOfNew } from './tell-of-new.tsx'
import styles from '../product-list.module.css'

/** Chips that remove applied filters. In the bar in wide windows, otherwise in a row of their own. */
export function Applied({ filters, name }: { filters: readonly Filter[]; name: string }) {
  const t = useTexts()
  const labelOf = useLabel()
  const { query, url } = useUnit({ query: $query, url: $url })
  const applied = appliedOf(filters, query)
  if (applied.length === 0 || !url) return null
  // A number alone would not say that it is a size; a length has its unit.
  const nameOf = (one: Chosen) => (/^size=.*\d$/.test(one.key) ? t('sizeNamed', { size: labelOf(one) }) : labelOf(one))
  const searched = new URLSearchParams(query).get('text')
  return (
    <div className={styles['applied']}>
      <Chips scroll label={t('applied')}>
        {applied.map((one) => (
          <ChipLink key={one.key} to={addressOf(url.pathname, one.rest)} removes stay>
            {labelOf(one)}
          </ChipLink>
        ))}
        <Link to={addressOf(url.pathname, withoutFilters(query))} className={`link ${styles['reset']}`} preventScrollReset>
          {t('reset')}
        </Link>
        <TellOfNew url={addressOf(url.pathname, query)} name={[searched ?? name, ...applied.map(nameOf)].join(', ')} />
      </Chips>
    </div>
  )
}

function useLabel() {
  const t = useTexts()
  const locale = useLocale()
  const currency = useUnit($currency)
  return ({ kind, label }: Chosen) =>
    kind === 'value'
      ? label
      : t(kind === 'price_from' ? 'from' : 'to', { price: exactMoney(Math.round(Number(label) * 100), currency, locale) })
}
