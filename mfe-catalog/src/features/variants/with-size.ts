import { sizeKey } from './keys.ts'

/** The page with this size; its stone weight stays. */
export function withSize({ pathname, search }: { pathname: string; search: string }, label: string): string {
  const query = new URLSearchParams(search)
  query.set('size', sizeKey(label))
  return `${pathname}?${query}`
}
