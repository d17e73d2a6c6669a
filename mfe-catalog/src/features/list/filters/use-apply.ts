import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import { $url, filtersChosen } from '../model.ts'
import { addressOf } from '../address/url.ts'

/** Every filter change is a URL with its own history entry, on page one. */
export function useApply() {
  const navigate = useNavigate()
  const { url, choose } = useUnit({ url: $url, choose: filtersChosen })
  return (query: string) => {
    choose(query)
    const next = addressOf(url?.pathname ?? '', query)
    // An unchanged form adds no history entry.
    const isHere = url !== null && next === addressOf(url.pathname, url.query, url.page)
    navigate(next, { replace: isHere, preventScrollReset: true })
  }
}

/** The facets and the sort control share this form. */
export const FORM_ID = 'filters-form'
/** Target of the bar's link on phones. */
export const SHEET_ID = 'filters'
