import { useUnit } from 'effector-react'
import { $search, searchClosed } from './open.ts'

/** Outlet of the search overlay. */
export function SearchHost() {
  const [search, close] = useUnit([$search, searchClosed])
  if (!search) return null
  const { Finder, ...props } = search
  return <Finder {...props} onClose={() => close()} />
}
