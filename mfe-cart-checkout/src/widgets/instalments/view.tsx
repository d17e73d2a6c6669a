import { useUnit } from 'effector-react'
import { isInInstalments } from '@shop/contracts/cart/instalments'
import { INSTALMENT_FROM_RUB, INSTALMENT_TO_RUB } from '@shop/contracts/core/limits'
import { InstalmentPlan } from '@shop/flows/instalment-plan'
import { money, useLocale } from '@shop/i18n'
import { $cart } from '@shop/session'
import { OverlayPageLink, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { useTexts } from './texts/index.ts'

/** Example sum, minor units. */
const EXAMPLE = 3_000_000

/** Instalment plan of a product, the bag, or an example. */
export function InstalmentsView({ sum }: { sum?: unknown }) {
  const t = useTexts()
  const locale = useLocale()
  const cart = useUnit($cart)
  const bag = cart?.sums?.dueSum ?? cart?.finalSum
  const known = [sum, bag].find((one): one is number => typeof one === 'number' && isInInstalments(one))
  const shown = known ?? EXAMPLE
  const roubles = (minor: number) => money(minor, 'RUB', locale)
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayStack>
        {known === undefined ? <p>{t('example', { sum: roubles(EXAMPLE) })}</p> : known !== sum && <p>{t('bag')}</p>}
        <InstalmentPlan sum={shown} t={t} />
        <p className="small soft">{t('how')}</p>
        <p className="small soft">{t('limits', { from: roubles(INSTALMENT_FROM_RUB), to: roubles(INSTALMENT_TO_RUB) })}</p>
        <OverlayPageLink to={`/dolyame?sum=${Math.round(shown / 100)}`}>{t('more')}</OverlayPageLink>
      </OverlayStack>
    </>
  )
}
