import { use, useState, type ComponentType } from 'react'
import { addTexts, TextsContext } from '@shop/i18n'
import { part } from '@shop/ui'
import { LocationView } from '../location/view.tsx'
import { DeliveryView } from './delivery/view.tsx'
import { GuideView } from './guide/view.tsx'
import { InstalmentsView } from './instalments/view.tsx'
import { ShopsView } from './shops/view.tsx'
import { SocialView } from './social/view.tsx'
import { SubscriptionsView } from './subscriptions/view.tsx'
import type { OwnPopupProps } from './index.ts'
import type { OwnWords } from './words/words.ts'

// The only one with a form: its libraries are as large as all the others together.
const ConsultView = part(async () => {
  const { ConsultView: View } = await import(/* webpackChunkName: "consult", webpackFetchPriority: "low" */ './consult/view.tsx')
  return { default: View }
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

/** Any popup of the shell, with its words. */
export function OwnPopup({ widget, props, words }: OwnPopupProps & { words: OwnWords }) {
  const host = use(TextsContext)
  useState(() => {
    for (const [name, texts] of Object.entries(words)) addTexts(host, `shell/${name}`, texts)
  })
  const View = VIEWS[widget]
  return View ? <View {...props} /> : <LocationView words={words.location} {...props} />
}
