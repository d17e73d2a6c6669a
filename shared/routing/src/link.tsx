import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react'
import { hrefOf, PlaceContext, useNavigator, type To } from './router.tsx'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Of this shop: a path, a query, a hash, or parts of them. */
  to: To
  /** In place of the present entry of the history. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A click that the shopper does not send to a new tab or window. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * An inner link. A whole path needs nothing of the present address, so a navigation does not render every link of header, menu and
 * footer again.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const navigator = useNavigator()
  const isWhole = typeof to === 'string' && to.startsWith('/')
  const href = isWhole ? to : hrefOf(to, use(PlaceContext).pathname)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    // The same address again is no new entry of the history, as the browser has it.
    const isHere = event.currentTarget.href === location.href
    navigator[(replace ?? isHere) ? 'replace' : 'push'](href, state, { preventScrollReset: preventScrollReset === true })
  }
  return <a {...rest} href={href} target={target} onClick={click} />
}
