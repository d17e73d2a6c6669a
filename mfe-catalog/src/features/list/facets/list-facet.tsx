import { Suspense } from 'react'
import type { Filter, FilterValue } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { part } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { useHydrated } from '@shop/ui/hydrated'
import { withChoice } from '../address/url.ts'
import { Facet } from './facet.tsx'

export interface FacetProps {
  filter: Filter
  query: string
  open: boolean
  onChange: (query: string) => void
}

/** A facet of more values begins shortened. */
const MOST = 7

// Most facets are short.
const LongList = part(() => import(/* webpackChunkName: "long-list", webpackFetchPriority: "low" */ './long-list.tsx'))

/** Multiple choice. Values without results are disabled unless chosen. */
export function ListFacet({ filter: { code, name, values }, query, open, onChange }: FacetProps) {
  const locale = useLocale()
  const chosen = new URLSearchParams(query).getAll(code)
  const choose = (value: string, wanted: boolean) => onChange(withChoice(query, code, value, wanted))
  // The device alone knows the shopper's size.
  const isOfSizes = useHydrated() && code === 'size'
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
        onChange={(wanted) => choose(value, wanted)}
      >
        {label}
      </Checkbox>
    )
  }
  return (
    <Facet name={name} open={open || chosen.length > 0}>
      {isOfSizes && <Widget owner="mfe-catalog" widget="my-size" props={{ values, chosen, choose }} />}
      {values.length > MOST ? (
        <Suspense>
          <LongList name={name} values={values} chosen={chosen} boxOf={boxOf} />
        </Suspense>
      ) : (
        values.map(boxOf)
      )}
    </Facet>
  )
}
