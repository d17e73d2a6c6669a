import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import type { Storefront } from '@shop/contracts/shop/storefront'
import { $context } from '@shop/session'

/** Storefront for texts and links; unknown hosts follow the language. */
export function useStorefront(): Exclude<Storefront, 'unknown'> {
  const { storefront, locale } = useUnit($context)
  if (storefront !== 'unknown') return storefront
  return locale === 'ru' ? 'ru' : 'international'
}

/** Removes links that the guard blocks here, and those of what exists on the Russian storefront only. */
export const allowedOn = <Item extends { to: string; onlyRu?: true }>(storefront: Storefront, links: readonly Item[]) =>
  links.filter(({ to, onlyRu }) => !isBlocked(storefront, to) && (storefront === 'ru' || !onlyRu))
