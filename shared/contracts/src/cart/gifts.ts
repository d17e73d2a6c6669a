import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** Gift recipients and occasions: values of the listing parameters `for` and `occasion`. */
export const GIFT_RECIPIENTS = ['her', 'him', 'mother', 'friend', 'daughter'] as const
export const GIFT_OCCASIONS = ['birthday', 'new-year', 'anniversary', 'wedding', 'just-because'] as const
/** Budget limits in major units: the listing parameter `price_to`. */
export const GIFT_BUDGETS = { RUB: [10_000, 30_000, 100_000], AED: [500, 1500, 5000], USD: [150, 400, 1500] } as const

const Option = v.object({ value: v.string(), label: v.string() })

export const GiftChoice = v.object({
  recipients: v.array(Option),
  occasions: v.array(Option),
  /** Major units, ascending. */
  budgets: v.array(v.number()),
  /** Piece counts by recipient, occasion and budget; the last index of each means "any". Never zero. */
  counts: v.array(v.array(v.array(v.number()))),
})
export type GiftChoice = v.InferOutput<typeof GiftChoice>

export const giftChoice = defineEndpoint('/gifts', {
  name: 'giftChoice',
  method: 'GET',
  answer: GiftChoice,
  about:
    'What the gift finder offers, with how many pieces each choice leads to. An option that could lead to an empty listing is left out.',
  example: {
    answer: {
      recipients: [{ value: 'her', label: 'Ей' }],
      occasions: [{ value: 'birthday', label: 'День рождения' }],
      budgets: [10_000],
      counts: [
        [
          [12, 80],
          [14, 92],
        ],
        [
          [15, 90],
          [18, 109],
        ],
      ],
    },
  },
})
