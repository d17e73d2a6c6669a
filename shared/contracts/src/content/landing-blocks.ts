import * as v from 'valibot'
import { Picture } from '../core/picture.ts'

/** Sanitized on the server, like all HTML of the content service. */
const Html = v.string()
const head = { id: v.string(), title: v.string() }

/** A link to a page of the shop or an anchor on this page. */
const Action = v.object({ label: v.string(), url: v.string() })

/** Hero layouts: text on the picture, beside it, or on a tinted band below. */
export const HERO_LOOKS = ['over', 'beside', 'band'] as const
/** Tint of a landing page, from its picture. */
export const TONES = ['sand', 'sage', 'rose', 'blue', 'clay'] as const

/** Sections of landing pages. */
export const LANDING_BLOCKS = [
  /** The first section: its title is the page's h1. */
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
  /** Text beside a picture. */
  v.object({ kind: v.literal('story'), ...head, html: Html, picture: Picture, action: v.nullable(Action) }),
  /** A row of large figures; the main one is filled. */
  v.object({
    kind: v.literal('figures'),
    ...head,
    figures: v.array(v.object({ figure: v.string(), title: v.string(), html: Html, isMain: v.boolean() })),
  }),
  /** Countdown to the end of a promo code, and the text after it. */
  v.object({
    kind: v.literal('countdown'),
    ...head,
    html: Html,
    /** ISO 8601: the end, exclusive. */
    endsAt: v.string(),
    over: v.object({ title: v.string(), html: Html, actions: v.array(Action) }),
  }),
  /** A promo code for the bag; `endsAt` as above, null if unlimited. */
  v.object({ kind: v.literal('promocode'), ...head, html: Html, code: v.string(), endsAt: v.nullable(v.string()) }),
  /** Joins the loyalty program by signing in. */
  v.object({ kind: v.literal('join'), ...head, html: Html }),
] as const
