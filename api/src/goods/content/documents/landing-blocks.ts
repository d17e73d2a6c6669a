import { HERO_LOOKS, type LANDING_BLOCKS, TONES } from '@shop/contracts/content/landing-blocks'
import type { Picture } from '@shop/contracts/core/picture'
import * as v from 'valibot'
import { safeLink, sanitised } from './sanitise.ts'

const text = v.string()
const head = { id: v.pipe(text, v.regex(/^[\w-]+$/)), title: text }
const Action = v.object({ label: text, url: text })
/** Key and description of a picture. */
const Shot = v.object({ picture: text, alt: text })

/** Landing page sections as stored. */
export const STORED_LANDING_BLOCKS = [
  v.object({
    kind: v.literal('hero'),
    ...head,
    eyebrow: text,
    html: text,
    look: v.picklist(HERO_LOOKS),
    tone: v.picklist(TONES),
    alt: text,
    wide: text,
    portrait: text,
    action: v.nullable(Action),
  }),
  v.object({ kind: v.literal('story'), ...head, html: text, ...Shot.entries, action: v.nullable(Action) }),
  v.object({
    kind: v.literal('figures'),
    ...head,
    figures: v.array(v.object({ figure: text, title: text, html: text, isMain: v.boolean() })),
  }),
  v.object({
    kind: v.literal('countdown'),
    ...head,
    html: text,
    /** The countdown ends with this promo code. */
    code: text,
    over: v.object({ title: text, html: text, actions: v.array(Action) }),
  }),
  v.object({ kind: v.literal('promocode'), ...head, html: text, code: text }),
  v.object({ kind: v.literal('join'), ...head, html: text }),
] as const
type Stored = v.InferOutput<(typeof STORED_LANDING_BLOCKS)[number]>
type ShownLandingBlock = v.InferOutput<(typeof LANDING_BLOCKS)[number]>

const KINDS = new Set<string>(STORED_LANDING_BLOCKS.map(({ entries }) => entries.kind.literal))
export const isOfLanding = (block: { kind: string }): block is Stored => KINDS.has(block.kind)

/** Picture keys of a block. */
export const landingPictures = (block: Extract<Stored, { kind: 'hero' | 'story' }>): string[] =>
  block.kind === 'hero' ? [block.wide, block.portrait] : [block.picture]

export interface PromocodeLife {
  endsAt: string | null
}

interface LandingLookups {
  picture: (key: string, alt: string) => Picture | null
  promocode: (code: string) => PromocodeLife | undefined
}

/** A block for shoppers; null when its picture or promo code is missing: nothing is promised that does not work. */
export function landingBlockOf(block: Stored, { picture, promocode }: LandingLookups): ShownLandingBlock | null {
  const clean = <T extends { html: string }>(one: T): T => ({ ...one, html: sanitised(one.html) })
  switch (block.kind) {
    case 'hero': {
      const { alt, ...rest } = block
      const [wide, portrait] = [picture(block.wide, alt), picture(block.portrait, alt)]
      return wide && portrait && { ...clean(rest), wide, portrait, action: actionOf(block.action) }
    }
    case 'story': {
      const { alt, ...rest } = block
      const shot = picture(block.picture, alt)
      return shot && { ...clean(rest), picture: shot, action: actionOf(block.action) }
    }
    case 'figures':
      return { ...block, figures: block.figures.map(clean) }
    case 'countdown': {
      const { code, over, ...rest } = block
      const endsAt = promocode(code)?.endsAt
      const actions = over.actions.flatMap((one) => actionOf(one) ?? [])
      return endsAt ? { ...clean(rest), endsAt, over: { ...clean(over), actions } } : null
    }
    case 'promocode': {
      const life = promocode(block.code)
      return life ? { ...clean(block), endsAt: life.endsAt } : null
    }
    case 'join':
      return clean(block)
  }
}

function actionOf(action: v.InferOutput<typeof Action> | null) {
  const url = action && safeLink(action.url)
  return action && url ? { label: action.label, url } : null
}
