import { useState } from 'react'
import { useUnit } from 'effector-react'
import { count, currencySign, useLocale } from '@shop/i18n'
import { $currency } from '@shop/session'
import { useTexts } from '../../texts/index.ts'
import { digitsOf, withOne } from '../../address/url.ts'
import { Facet } from './facet.tsx'
import type { FacetProps } from './list-facet.tsx'
import { type Draft, PriceRange } from './price-range.tsx'
import styles from './price-facet.module.css'

/** Price range in major units: two fields and a slider. */
export function PriceFacet({ filter, query, open, onChange }: FacetProps) {
  const t = useTexts()
  const locale = useLocale()
  const sign = currencySign(useUnit($currency))
  const asked = new URLSearchParams(query)
  const from = useDraft(asked.get('price_from') ?? '')
  const to = useDraft(asked.get('price_to') ?? '')
  const bound = (value: string) => Number(filter.values.find((one) => one.value === value)?.label ?? 0)
  const bounds = { lowest: bound('from'), highest: bound('to') }
  const apply = () => {
    // A bound outside the range has no effect.
    const low = Number(from.value) > bounds.lowest ? from.value : ''
    const high = to.value !== '' && Number(to.value) < bounds.highest ? to.value : ''
    const next = withOne(withOne(query, 'price_from', low), 'price_to', high)
    if (next !== query) onChange(next)
  }
  const field = (name: string, label: string, draft: Draft, placeholder: number) => (
    <input
      className={styles['input']}
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={draft.value && count(Number(draft.value), locale)}
      placeholder={count(placeholder, locale)}
      onChange={(event) => draft.set(digitsOf(event.target.value))}
      onBlur={apply}
    />
  )
  return (
    <Facet name={t('price', { sign })} open={open}>
      <div className={styles['pair']}>
        {field('price_from', t('priceFrom', { sign }), from, bounds.lowest)}
        {field('price_to', t('priceTo', { sign }), to, bounds.highest)}
      </div>
      {bounds.highest > bounds.lowest && <PriceRange {...bounds} from={from} to={to} onDone={apply} />}
    </Facet>
  )
}

/** Typed values until the URL changes. */
function useDraft(value: string): Draft {
  const [draft, set] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    set(value)
  }
  return { value: draft, set }
}
