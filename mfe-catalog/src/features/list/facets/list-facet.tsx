import { Suspense, useState } from 'react'
import type { Filter, FilterValue } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { part } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { useHydrated } from '@shop/ui/hydrated'
import { withChoice } from '../address/url.ts'
import { useTexts } from '../texts.ts'
import { Facet } from './facet.tsx'
import styles from './list-facet.module.css'

export interface FacetProps {
  filter: Filter
  query: string
  open: boolean
  onChange: (query: string) => void
}

/** A facet of more values shows these first; the rest unfolds, also without scripts. */
const SHOWN = 6
/** Of more values one is found by typing. */
const SEARCHED = 10

// Needed once a long facet is open.
const FacetSearch = part(() =>
  import(/* webpackChunkName: "facet-search", webpackFetchPriority: "low" */ './facet-search.tsx').catch(() => ({ default: () => null })),
)

/** Multiple choice. Values without results are disabled unless chosen. */
export function ListFacet({ filter: { code, name, values }, query, open, onChange }: FacetProps) {
  const t = useTexts()
  const locale = useLocale()
  const [found, setFound] = useState<readonly string[] | null>(null)
  const chosen = new URLSearchParams(query).getAll(code)
  const choose = (value: string, wanted: boolean) => onChange(withChoice(query, code, value, wanted))
  const isHydrated = useHydrated()
  const isLong = values.length > SHOWN + 1
  const isFirst = (value: string, index: number) => !isLong || index < SHOWN || chosen.includes(value)
  const rest = values.filter(({ value }, index) => !isFirst(value, index))
  const box = ({ value, label, count: pieces, disabled, color }: FilterValue) => {
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
        onChange={(wanted) => choose(value, wanted)}
      >
        {label}
      </Checkbox>
    )
  }
  return (
    <Facet name={name} open={open || chosen.length > 0}>
      {/* The device alone knows the shopper's size. */}
      {isHydrated && code === 'size' && <Widget owner="mfe-catalog" widget="my-size" props={{ values, chosen, choose }} />}
      {values.length > SEARCHED && (
        <div className={styles['search']}>
          <Suspense>{isHydrated && <FacetSearch name={name} values={values} onFound={setFound} />}</Suspense>
        </div>
      )}
      {found ? (
        values.filter(({ value }) => found.includes(value)).map(box)
      ) : (
        <>
          {values.filter(({ value }, index) => isFirst(value, index)).map(box)}
          {rest.length > 0 && (
            <details className={styles['rest']}>
              <summary>{t('more', { count: rest.length })}</summary>
              {rest.map(box)}
            </details>
          )}
        </>
      )}
    </Facet>
  )
}
