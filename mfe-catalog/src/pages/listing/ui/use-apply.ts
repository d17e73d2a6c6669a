import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import { $url, filtersChosen } from '../model.ts'
import { addressOf } from '../url.ts'

/** Filters and sort are an address: a change leads there, from the first page, in place of the address before it. */
export function useApply() {
  const navigate = useNavigate()
  const { url, choose } = useUnit({ url: $url, choose: filtersChosen })
  return (query: string) => {
    choose(query)
    void navigate(addressOf(url?.pathname ?? '', query), { replace: true, preventScrollReset: true })
  }
}

/** Both the column of facets and the sort in the bar above it are fields of this form. */
export const FORM_ID = 'filters-form'
/** What the bar's link opens on a phone, without scripts too. */
export const SHEET_ID = 'filters'
