import type { GIFT_OCCASIONS, GIFT_RECIPIENTS } from '@shop/contracts/cart/gifts'
import { occasionTag, recipientTag } from '../../goods/catalog/tags.ts'
import type { SourceDesign } from '../source.ts'

type Recipient = (typeof GIFT_RECIPIENTS)[number]
type Occasion = (typeof GIFT_OCCASIONS)[number]
type Facts = Pick<SourceDesign, 'slug' | 'kind' | 'mood'>

/** Unisex. */
const UNISEX = ['signet-oval', 'band-classic', 'band-twist', 'chain-cable', 'chain-paperclip', 'pendant-coin']
/** An engagement piece: no gift for a friend. */
const ENGAGEMENT = ['solitaire-aurora', 'trilogy-ruby', 'emerald-cut-sapphire', 'pave-eternity']

const isOf = (mood: string, ...moods: string[]) => moods.includes(mood)
const isForMen = ({ kind, slug }: Facts) => kind === 'men' || UNISEX.includes(slug)
const isClose = ({ slug }: Facts) => ENGAGEMENT.includes(slug)

const RECIPIENTS: Record<Recipient, (facts: Facts) => boolean> = {
  her: ({ kind }) => kind !== 'men',
  him: isForMen,
  mother: (facts) =>
    facts.kind !== 'piercing' && !isClose(facts) && isOf(facts.mood, 'Pearls', 'Romance', 'Essential', 'Heritage', 'Evening', 'Gift'),
  friend: (facts) => !isClose(facts) && isOf(facts.mood, 'Bold', 'Personal', 'Essential', 'Light', 'Edge', 'Gift'),
  daughter: (facts) =>
    facts.kind !== 'piercing' && !isClose(facts) && isOf(facts.mood, 'Personal', 'Light', 'Essential', 'Pearls', 'Romance'),
}

const OCCASIONS: Record<Occasion, (facts: Facts) => boolean> = {
  birthday: (facts) => !isClose(facts),
  'new-year': (facts) => !isClose(facts) && !facts.slug.startsWith('band-'),
  anniversary: ({ mood, kind }) =>
    kind !== 'piercing' && isOf(mood, 'Light', 'Evening', 'Romance', 'Pearls', 'Essential', 'Heritage', 'Men'),
  wedding: ({ mood, slug }) => isOf(mood, 'Pearls', 'Light', 'Essential') || ['signet-onyx', 'band-brushed', 'brooch-bow'].includes(slug),
  'just-because': ({ mood, kind }) => kind === 'men' || isOf(mood, 'Personal', 'Bold', 'Essential', 'Edge', 'Gift'),
}

const fitting = (tests: Readonly<Record<string, (facts: Facts) => boolean>>, facts: Facts) =>
  Object.keys(tests).filter((name) => tests[name]?.(facts))

/** Gift recipients and occasions of a design. */
export const giftTagsOf = (design: SourceDesign): string[] => [
  ...fitting(RECIPIENTS, design).map(recipientTag),
  ...fitting(OCCASIONS, design).map(occasionTag),
]
