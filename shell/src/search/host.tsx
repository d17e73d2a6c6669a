import { useUnit } from 'effector-react'
import { $search, searchClosed } from './open.ts'

/** Where the search unfolds over the page. */
export function SearchHost() {
  const [search, close] = useUnit([$search, searchClosed])
  if (!search) return null
  const { Finder, ...props } = search
  return <Finder {...props} onClose={() => close()} />
}
