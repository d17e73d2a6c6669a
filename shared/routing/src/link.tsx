import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react'
import { hrefOf, PlaceContext, useNavigator, type To } from './router.tsx'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** URL within the shop: path, query, hash, or parts of it. */
  to: To
  /** Replaces the current history entry. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
  /** Navigates in place of the link, for a plain press. */
  go?: ((href: string) => void) | undefined
  ref?: Ref<HTMLAnchorElement>
}

/** A click without modifiers, not meant for a new tab or window. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * An internal link. Absolute paths do not subscribe to the location, so a navigation does not re-render every link of header and footer.
 */
export function Link({ to, replace, state, preventScrollReset, go, onClick, target, ...rest }: LinkProps) {
  const navigator = useNavigator()
  const isWhole = typeof to === 'string' && to.startsWith('/')
  const href = isWhole ? to : hrefOf(to, use(PlaceContext).pathname)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    if (go) return go(href)
    // The same URL replaces the history entry, like in browsers.
    const isHere = event.currentTarget.href === location.href
    navigator[(replace ?? isHere) ? 'replace' : 'push'](href, state, { preventScrollReset: preventScrollReset === true })
  }
  return <a {...rest} href={href} target={target} onClick={click} />
}
