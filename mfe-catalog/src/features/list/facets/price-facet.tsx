import { useId, useState } from 'react'
import { useUnit } from 'effector-react'
import { amountMask, majorOf } from '@shop/forms/fields/amount'
import { count, currencySign, useLocale } from '@shop/i18n'
import { $currency } from '@shop/session'
import type { Locale } from '@shop/contracts/shop/storefront'
import { FieldNote, inputTypeOf, masked, useErrorText } from '@shop/ui/field'
import { useEarlyText } from '@shop/ui/hydrated'
import { useTexts } from '../texts.ts'
import { withOne } from '../address/url.ts'
import { Facet } from './facet.tsx'
import { PriceRange } from './price-range.tsx'
import type { FacetProps } from './list-facet.tsx'
import styles from './price-facet.module.css'

interface Draft {
  value: string
  set: (value: string) => void
}

/** Price range in major units: two fields and a slider. */
export default function PriceFacet({ filter, query, open, onChange }: FacetProps) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const note = useId()
  const currency = useUnit($currency)
  const sign = currencySign(currency)
  const asked = new URLSearchParams(query)
  const from = useDraft(asked.get('price_from') ?? '', locale)
  const to = useDraft(asked.get('price_to') ?? '', locale)
  const bound = (value: string) => Number(filter.values.find((one) => one.value === value)?.label ?? 0)
  const bounds = { lowest: bound('from'), highest: bound('to') }
  const numberOf = ({ value }: Draft) => majorOf(value, currency)
  const isUnreadable = (draft: Draft) => draft.value.trim() !== '' && numberOf(draft) === null
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && (isUnreadable(from) || isUnreadable(to))
  const apply = () => {
    setLeft(true)
    // What cannot be read filters nothing until it is mended.
    if (isUnreadable(from) || isUnreadable(to)) return
    const [low, high] = [numberOf(from) ?? bounds.lowest, numberOf(to) ?? bounds.highest]
    // A bound outside the range has no effect.
    const least = withOne(query, 'price_from', low > bounds.lowest ? String(low) : '')
    const next = withOne(least, 'price_to', high < bounds.highest ? String(high) : '')
    if (next !== query) onChange(next)
  }
  const read = (draft: Draft) => (input: HTMLInputElement) => draft.set(amountMask(input.value))
  const boxes = { price_from: useEarlyText(from.value, read(from)), price_to: useEarlyText(to.value, read(to)) }
  const field = (name: keyof typeof boxes, label: string, draft: Draft, placeholder: number) => (
    <input
      ref={boxes[name]}
      className={styles['input']}
      name={name}
      aria-label={label}
      inputMode="decimal"
      aria-invalid={isLeft && isUnreadable(draft) ? true : undefined}
      aria-describedby={isWrong ? note : undefined}
      autoComplete="off"
      value={draft.value}
      placeholder={count(placeholder, locale)}
      onChange={(event) => {
        masked(event.target, amountMask, inputTypeOf(event))
        draft.set(event.target.value)
      }}
      onBlur={apply}
      onKeyDown={(event) => {
        // Submitting would drop what cannot be read without a word.
        if (event.key === 'Enter' && isUnreadable(draft)) {
          event.preventDefault()
          setLeft(true)
        }
      }}
    />
  )
  return (
    <Facet name={t('price', { sign })} open={open}>
      <div className={styles['pair']}>
        {field('price_from', t('priceFrom', { sign }), from, bounds.lowest)}
        {field('price_to', t('priceTo', { sign }), to, bounds.highest)}
      </div>
      {isWrong && <FieldNote id={note} error={errorText('WRONG_AMOUNT')} />}
      {bounds.highest > bounds.lowest && (
        <PriceRange {...bounds} from={numberOf(from)} to={numberOf(to)} setFrom={from.set} setTo={to.set} onDone={apply} />
      )}
    </Facet>
  )
}

/** Typed values until the URL changes. */
function useDraft(asked: string, locale: Locale): Draft {
  const value = amountMask(locale === 'ru' ? asked.replace('.', ',') : asked)
  const [draft, set] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    set(value)
  }
  return { value: draft, set }
}
