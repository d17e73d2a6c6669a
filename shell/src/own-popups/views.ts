import { createElement, use, useState, type ComponentType } from 'react'
import { addTexts, TextsContext, type Translation } from '@shop/i18n'
import { View as Care } from '../care/index.ts'
import { View as Consult } from '../consult/index.ts'
import { View as Delivery } from '../delivery/index.ts'
import { View as Instalments } from '../instalments/index.ts'
import { LocationView } from '../location/index.ts'
import { LoyaltyTooltip } from '../loyalty-tooltip/index.ts'
import { View as Shops } from '../shops/index.ts'
import { View as Social } from '../social/index.ts'
import { View as Subscriptions } from '../subscriptions/index.ts'
import { View as Warranty } from '../warranty/index.ts'
import { WinterSale } from '../winter-sale/index.ts'
import type { words } from './words.ru.ts'

/** By the names of popups.json. */
export type Words = { [Name in keyof typeof words]: Translation<(typeof words)[Name]> }

/** A view that says its words by `textsOf('shell/<place>')`: plurals and values. */
const saying = (place: string, View: ComponentType<Record<string, unknown>>) =>
  function Saying({ words: own, ...props }: { words: Readonly<Record<string, string>> }) {
    const host = use(TextsContext)
    useState(() => addTexts(host, `shell/${place}`, own))
    return createElement(View, props)
  }

export const VIEWS: { [Name in keyof Words]: ComponentType<{ words: Words[Name] }> } = {
  consult: saying('consult', Consult),
  delivery: saying('delivery', Delivery),
  care: saying('guide', Care),
  warranty: saying('guide', Warranty),
  instalments: saying('instalments', Instalments),
  shops: saying('shops', Shops),
  social: saying('social', Social),
  subscriptions: saying('subscriptions', Subscriptions),
  location: LocationView,
  'loyalty-tooltip': LoyaltyTooltip,
  'winter-sale': WinterSale,
}
