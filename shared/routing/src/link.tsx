import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Of this shop: a path, a query, a hash, or parts of them. */
  to: To
  /** In place of the present entry of the history. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** An inner link. The router's own one brings 6 KiB for frameworks; this shop's links are prepared by the shell. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, preventScrollReset, target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} target={target} onClick={click} />
}
