import { useEffect, useEffectEvent } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import type { Choice } from '#features/variants/choice.ts'
import { $mine, sizesAsked } from '#features/my-size/model.ts'
import '#features/my-size/sync.ts'
import { diameterOf, otherSystems, sizeIn } from '#features/my-size/systems.ts'
import { useTexts } from './texts/index.ts'

export interface MySizeProps {
  sizes: Choice['sizes']
  /** The chosen size as the page shows it; null before a choice. */
  size?: string | null
  /** Chooses a SKU. */
  choose?: (skuId: string) => void
}

/** Below the sizes of a ring: the other systems, and the shopper's own size, which is chosen where nothing is [product.my-size]. */
export function MySize({ sizes, size = null, choose }: MySizeProps) {
  const t = useTexts()
  const locale = useLocale()
  const { mine, ask } = useUnit({ mine: $mine, ask: sizesAsked })
  useEffect(() => ask(), [ask])
  const own = mine === null ? undefined : sizes.find((one) => diameterOf(one.size, locale) === mine)
  const isThere = (own?.sku.balances ?? 0) > 0
  const wanted = isThere && size === null ? (own?.sku.id ?? null) : null
  const chooseOwn = useEffectEvent((skuId: string) => choose?.(skuId))
  useEffect(() => {
    if (wanted !== null) chooseOwn(wanted)
  }, [wanted])
  // Lengths have no systems.
  if (!sizes.some((one) => diameterOf(one.size, locale) !== null)) return null
  const diameter = diameterOf(size, locale)
  const systems =
    diameter === null
      ? t('scale')
      : otherSystems(locale)
          .slice(0, 3)
          .map((system) => t('inSystem', { system, size: sizeIn(system, diameter, locale) }))
          .join(' · ')
  const said = own && (own.size === size ? t('chosen') : t(isThere ? 'isThere' : 'isOut', { size: own.size }))
  return (
    <p className="floor muted">
      {said && (
        <span key={said}>
          <span aria-hidden="true" style={{ color: '#b8934f' }}>
            ●{' '}
          </span>
          {said}
          {' · '}
        </span>
      )}
      <span key={systems}>{systems}</span>
    </p>
  )
}
