import * as v from 'valibot'
import { Picture } from '../core/picture.ts'

/** Sanitised on the server, like all HTML of the content service. */
const Html = v.string()
const head = { id: v.string(), title: v.string() }

/** A link to a page of the shop or to a part of this page. */
const Action = v.object({ label: v.string(), url: v.string() })

/** How the first picture and its words lie: words on the picture, beside it, or on a tinted band below it. */
export const HERO_LOOKS = ['over', 'beside', 'band'] as const
/** The tint of a landing, taken from its picture. */
export const TONES = ['sand', 'sage', 'rose', 'blue', 'clay'] as const

/** Sections of landing pages. */
export const LANDING_BLOCKS = [
  /** The first section: its title is the heading of the page. */
  v.object({
    kind: v.literal('hero'),
    ...head,
    eyebrow: v.string(),
    html: Html,
    look: v.picklist(HERO_LOOKS),
    tone: v.picklist(TONES),
    wide: Picture,
    portrait: Picture,
    action: v.nullable(Action),
  }),
  /** Words beside a picture. */
  v.object({ kind: v.literal('story'), ...head, html: Html, picture: Picture, action: v.nullable(Action) }),
  /** Large figures in a row; the main one is filled. */
  v.object({
    kind: v.literal('figures'),
    ...head,
    figures: v.array(v.object({ figure: v.string(), title: v.string(), html: Html, isMain: v.boolean() })),
  }),
  /** Time that is left until a promo code ends, and what is said after that. The end is the code's own. */
  v.object({
    kind: v.literal('countdown'),
    ...head,
    html: Html,
    /** ISO 8601: the first moment at which it is over. */
    endsAt: v.string(),
    over: v.object({ title: v.string(), html: Html, actions: v.array(Action) }),
  }),
  /** A promo code that works in the bag; `endsAt` as above, null for one without an end. */
  v.object({ kind: v.literal('promocode'), ...head, html: Html, code: v.string(), endsAt: v.nullable(v.string()) }),
  /** Joins the loyalty programme by signing in. */
  v.object({ kind: v.literal('join'), ...head, html: Html }),
] as const
