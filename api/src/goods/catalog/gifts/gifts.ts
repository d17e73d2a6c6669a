import { GIFT_BUDGETS, GIFT_OCCASIONS, GIFT_RECIPIENTS, type GiftChoice, giftChoice } from '@shop/contracts/cart/gifts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { TtlCache } from '../../../platform/clock/ttl-cache.ts'
import { TEXTS, wordOf } from '../../../platform/texts/texts.ts'
import type { Catalogue } from '../catalogue.ts'
import { countGifts } from './count-gifts.ts'
import { offeredOf } from './offered.ts'

const CACHE_MS = 60_000

/** Options of the gift finder. */
export function serveGifts(api: Api, { catalogIndex }: Catalogue) {
  const kept = new TtlCache<GiftChoice>(api.clock, CACHE_MS)
  implement(api, giftChoice, ({ visitor: { shop } }) =>
    kept.of(`${shop.locale} ${shop.currency}`, async () => {
      const budgets = GIFT_BUDGETS[shop.currency]
      const cube = countGifts(
        await catalogIndex.look(),
        shop.currency,
        budgets.map((major) => major * 100),
      )
      const [recipients, occasions, affordable] = offeredOf(cube)
      const any = [GIFT_RECIPIENTS.length, GIFT_OCCASIONS.length, budgets.length] as const
      return {
        recipients: optionsOf(GIFT_RECIPIENTS, recipients, TEXTS[shop.locale].recipients),
        occasions: optionsOf(GIFT_OCCASIONS, occasions, TEXTS[shop.locale].occasions),
        budgets: affordable.map((place) => budgets[place] ?? 0),
        counts: [...recipients, any[0]].map((recipient) =>
          [...occasions, any[1]].map((occasion) => [...affordable, any[2]].map((budget) => cube[recipient]?.[occasion]?.[budget] ?? 0)),
        ),
      }
    }),
  )
}

const optionsOf = (names: readonly string[], places: readonly number[], words: Readonly<Record<string, string>>) =>
  places.map((place) => names[place] ?? '').map((value) => ({ value, label: wordOf(words, value) }))
