import { use, useState, type ComponentType } from 'react'
import { addTexts, TextsContext } from '@shop/i18n'
import { part } from '@shop/ui'
import { LocationView } from '../location/view.tsx'
import { DeliveryView } from './delivery/view.tsx'
import { GuideView } from './guide/view.tsx'
import { InstalmentsView } from './instalments/view.tsx'
import { LoyaltyTooltip } from './loyalty-tooltip/view.tsx'
import { ShopsView } from './shops/view.tsx'
import { SocialView } from './social/view.tsx'
import { SubscriptionsView } from './subscriptions/view.tsx'
import { WinterSale } from './winter-sale/view.tsx'
import type { ShellPopupTexts } from './words/words.ts'

export interface ShellPopupProps {
  widget: string
  props: Record<string, unknown>
}

// Lazy: its form libraries are as large as all other popups together.
const ConsultView = part(async () => {
  const { ConsultView } = await import(/* webpackChunkName: "consult", webpackFetchPriority: "low" */ './consult/view.tsx')
  return { default: ConsultView }
})

const VIEWS: Record<string, ComponentType<Record<string, unknown>>> = {
  delivery: DeliveryView,
  care: () => <GuideView guide="care" />,
  warranty: () => <GuideView guide="warranty" />,
  consult: ConsultView,
  instalments: InstalmentsView,
  shops: ShopsView,
  subscriptions: SubscriptionsView,
  social: SocialView,
}

/** Any popup of the shell with its texts. */
export function ShellPopup({ widget, props, words }: ShellPopupProps & { words: ShellPopupTexts }) {
  const host = use(TextsContext)
  useState(() => {
    for (const [name, texts] of Object.entries(words)) addTexts(host, `shell/${name}`, texts)
  })
  if (widget === 'loyalty-tooltip') return <LoyaltyTooltip words={words[widget]} />
  if (widget === 'winter-sale') return <WinterSale words={words[widget]} />
  const View = VIEWS[widget]
  return View ? <View {...props} /> : <LocationView words={words.location} {...props} />
}
