import { useId, useState } from 'react'
import { useUnit } from 'effector-react'
import { count, currencySign, useLocale } from '@shop/i18n'
import { $currency } from '@shop/session'
import type { Locale } from '@shop/contracts/shop/storefront'
import { useEarlyText } from '@shop/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { cleanQuery } from '../address/url.ts'
import { Facet } from './facet.tsx'
import type { FacetProps } from './list-facet.tsx'
import { loadPriceRules, type PriceRules, usePriceRules } from './load-price-rules.ts'
import styles from './price-facet.module.css'

interface Draft {
  value: string
  set: (value: string) => void
}

/** Price range in major units: two fields, which are plain until the rules and the slider have come. */
export function PriceFacet({ filter, query, open, onChange }: FacetProps) {
  const t = useTexts()
  const locale = useLocale()
  const note = useId()
  const currency = useUnit($currency)
  const sign = currencySign(currency)
  const asked = new URLSearchParams(query)
  const from = useDraft(asked.get('price_from') ?? '', locale)
  const to = useDraft(asked.get('price_to') ?? '', locale)
  const rules = usePriceRules(true)
  const [isLeft, setLeft] = useState(false)
  const bound = (value: string) => Number(filter.values.find((one) => one.value === value)?.label ?? 0)
  const bounds = { lowest: bound('from'), highest: bound('to') }
  const numberOf = ({ value }: Draft, { majorOf }: PriceRules) => majorOf(value, currency)
  const isUnreadable = (draft: Draft, known: PriceRules | null) =>
    known !== null && draft.value.trim() !== '' && numberOf(draft, known) === null
  const isWrong = isLeft && (isUnreadable(from, rules) || isUnreadable(to, rules))
  const apply = (known: PriceRules) => {
    setLeft(true)
    // What cannot be read filters nothing until it is mended.
    if (isUnreadable(from, known) || isUnreadable(to, known)) return
    const [low, high] = [numberOf(from, known) ?? bounds.lowest, numberOf(to, known) ?? bounds.highest]
    // A bound outside the range has no effect.
    const chosen = new URLSearchParams(query)
    chosen.set('price_from', low > bounds.lowest ? String(low) : '')
    chosen.set('price_to', high < bounds.highest ? String(high) : '')
    const next = cleanQuery(chosen)
    if (next !== query) onChange(next)
  }
  const read = (draft: Draft) => (input: HTMLInputElement) => draft.set(input.value)
  const boxes = { price_from: useEarlyText(from.value, read(from)), price_to: useEarlyText(to.value, read(to)) }
  const field = (name: keyof typeof boxes, label: string, draft: Draft, placeholder: number) => (
    <input
      ref={boxes[name]}
      className={styles['input']}
      name={name}
      aria-label={label}
      inputMode="decimal"
      aria-invalid={isLeft && isUnreadable(draft, rules) ? true : undefined}
      aria-describedby={isWrong ? note : undefined}
      autoComplete="off"
      value={draft.value}
      placeholder={count(placeholder, locale)}
      onChange={(event) => {
        rules?.maskAmount(event)
        draft.set(event.target.value)
      }}
      onBlur={() => void loadPriceRules().then(apply, console.warn)}
      onKeyDown={(event) => {
        // Submitting would drop what cannot be read without a word.
        if (event.key === 'Enter' && isUnreadable(draft, rules)) {
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
      {rules && isWrong && <rules.PriceNote id={note} />}
      {bounds.highest > bounds.lowest && (
        <div className={styles['room']}>
          {rules && (
            <rules.PriceRange
              {...bounds}
              from={numberOf(from, rules)}
              to={numberOf(to, rules)}
              setFrom={from.set}
              setTo={to.set}
              onDone={() => apply(rules)}
            />
          )}
        </div>
      )}
    </Facet>
  )
}

const WHOLE = /^\d+$/

/** Typed values until the URL changes. */
function useDraft(asked: string, locale: Locale): Draft {
  // Grouped as the mask groups them.
  const whole = WHOLE.test(asked) ? asked.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : asked
  const value = locale === 'ru' ? whole.replace('.', ',') : whole
  const [draft, set] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    set(value)
  }
  return { value: draft, set }
}
