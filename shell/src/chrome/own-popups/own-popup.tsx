import { use, useState, type ComponentType } from 'react'
import { addTexts, TextsContext } from '@shop/i18n'
import { View as Care } from './care/index.ts'
import { View as Consult } from './consult/index.ts'
import { View as Delivery } from './delivery/index.ts'
import { View as Instalments } from './instalments/index.ts'
import { View as Location } from './location/index.ts'
import { View as LoyaltyTooltip } from './loyalty-tooltip/index.ts'
import { View as WinterSale } from './winter-sale/index.ts'
import { View as Shops } from './shops/index.ts'
import { View as Social } from './social/index.ts'
import { View as Subscriptions } from './subscriptions/index.ts'
import { View as Warranty } from './warranty/index.ts'
import type { ShellPopupTexts } from './words/words.ts'

export interface ShellPopupProps {
  widget: string
  props: Record<string, unknown>
}

const VIEWS: Record<string, ComponentType<Record<string, unknown>>> = {
  delivery: Delivery,
  care: Care,
  warranty: Warranty,
  consult: Consult,
  instalments: Instalments,
  shops: Shops,
  subscriptions: Subscriptions,
  social: Social,
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
  return View ? <View {...props} /> : <Location texts={words.location} {...props} />
}
