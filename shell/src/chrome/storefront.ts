import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import type { Storefront } from '@shop/contracts/shop/storefront'
import { $context } from '@shop/session'

/** What the storefront is for texts and links: on an unknown host it follows the language. */
export function useStorefront(): Exclude<Storefront, 'unknown'> {
  const { storefront, locale } = useUnit($context)
  if (storefront !== 'unknown') return storefront
  return locale === 'ru' ? 'ru' : 'international'
}

/** Only what the guard lets through here. */
export const allowedOn = <Item extends { to: string }>(storefront: Storefront, links: readonly Item[]) =>
  links.filter(({ to }) => !isBlocked(storefront, to))
