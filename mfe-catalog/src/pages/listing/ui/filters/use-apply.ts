import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import { $url, filtersChosen } from '../../model.ts'
import { addressOf } from '../../address/url.ts'

/** Filters and sort are an address: each change leads to one of its own, on the first page, so that Back undoes it. */
export function useApply() {
  const navigate = useNavigate()
  const { url, choose } = useUnit({ url: $url, choose: filtersChosen })
  return (query: string) => {
    choose(query)
    const next = addressOf(url?.pathname ?? '', query)
    // The same choice sent again is no step of its own.
    const isHere = url !== null && next === addressOf(url.pathname, url.query, url.page)
    navigate(next, { replace: isHere, preventScrollReset: true })
  }
}

/** Both the column of facets and the sort in the bar above it are fields of this form. */
export const FORM_ID = 'filters-form'
/** What the bar's link opens on a phone, without scripts too. */
export const SHEET_ID = 'filters'
