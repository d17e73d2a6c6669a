import type { Filter } from '@shop/contracts/catalog/listing'
import { count, useLocale } from '@shop/i18n'
import { Checkbox } from '@shop/ui/checkbox'
import { withChoice } from '../address/url.ts'
import { Facet } from './facet.tsx'

export interface FacetProps {
  filter: Filter
  query: string
  open: boolean
  onChange: (query: string) => void
}

/** Multiple choice. Values without results are disabled unless chosen. */
export function ListFacet({ filter: { code, name, values }, query, open, onChange }: FacetProps) {
  const locale = useLocale()
  const chosen = new URLSearchParams(query).getAll(code)
  return (
    <Facet name={name} open={open || chosen.length > 0}>
      {values.map(({ value, label, count: pieces, disabled, color }) => {
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
      })}
    </Facet>
  )
}
