import { part } from '@shop/ui'
import type { CardChoiceProps } from './card-choice.tsx'

/** Guests never load it. */
export const CardChoice = part<CardChoiceProps>(() =>
  import(/* webpackChunkName: "card-choice", webpackFetchPriority: "low" */ './card-choice.tsx').then((ui) => ({ default: ui.CardChoice })),
)
