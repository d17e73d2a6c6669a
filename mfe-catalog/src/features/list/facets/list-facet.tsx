import { useState } from 'react'
import type { Filter, FilterValue } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Checkbox } from '@shop/ui/checkbox'
import { withChoice } from '../address/url.ts'
import { useTexts } from '../texts/texts.ts'
import { Facet } from './facet.tsx'
import { usePriceRules } from './load-price-rules.ts'
import styles from './list-facet.module.css'

export interface FacetProps {
  filter: Filter
  query: string
  open: boolean
  onChange: (query: string) => void
}

/** The first values of a long facet; chosen ones stand with them. */
const SHOWN = 6
/** Among more values one is found by typing. */
const SEARCHED = 10

/** Multiple choice. Values without results are disabled unless chosen. */
export function ListFacet({ filter: { code, name, values }, query, open, onChange }: FacetProps) {
  const t = useTexts()
  const locale = useLocale()
  const [found, setFound] = useState<readonly string[] | null>(null)
  const isSearched = values.length > SEARCHED
  const rules = usePriceRules(isSearched)
  const chosen = new URLSearchParams(query).getAll(code)
  const isFirst = ({ value }: FilterValue, index: number) =>
    values.length <= SHOWN + 1 || (found ? found.includes(value) : index < SHOWN || chosen.includes(value))
  const rest = values.filter((value, index) => !isFirst(value, index))
  const boxOf = ({ value, label, count: pieces, disabled, color }: FilterValue) => {
    const checked = chosen.includes(value)
    return (
      <Checkbox
        key={value}
        name={code}
        value={value}
        checked={checked}
        disabled={disabled && !checked}
        count={count(pieces, locale)}
        color={color}
        onChange={(wanted) => onChange(withChoice(query, code, value, wanted))}
      >
        {label}
      </Checkbox>
    )
  }
  return (
    <Facet name={name} open={open || chosen.length > 0}>
      {isSearched && (
        <div className={styles['search']}>{rules && <rules.FacetSearch name={name} values={values} onFound={setFound} />}</div>
      )}
      {values.filter(isFirst).map(boxOf)}
      {rest.length > 0 && (
        // Hidden by a search, not removed: the form sends what was chosen there.
        <details className={styles['rest']} hidden={found !== null}>
          <summary>{t('more', { count: rest.length })}</summary>
          {rest.map(boxOf)}
        </details>
      )}
    </Facet>
  )
}
