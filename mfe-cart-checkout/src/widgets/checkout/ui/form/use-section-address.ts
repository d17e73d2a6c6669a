import { useLocation, useNavigate } from '@shop/routing'
import { SECTIONS, type Section } from '#features/checkout/form/values.ts'

/** The section that the URL names: Back returns to the section before. */
export function useSectionAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get('section')
  const asked = SECTIONS.find((section) => section === named) ?? null
  const write = (section: Section, { replace = asked === section } = {}) =>
    navigate(`/cart?step=checkout&section=${section}`, { replace, preventScrollReset: true })
  return { asked, write }
}
