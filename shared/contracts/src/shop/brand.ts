import * as v from 'valibot'

/** Used unescaped in HTML, JSON and letters, so special characters are refused. Quotes are typographic. */
const text = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(80, 'must have at most 80 signs'),
  v.regex(/^(?:[^<>"\\{}&\p{Cc}]|&(?= ))*$/u, 'must not contain < > " \\ { } or & without a space after it'),
)
const eachLanguage = v.strictObject({ ru: text, en: text })
const email = v.pipe(text, v.regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'must be an email address'))
const url = v.pipe(text, v.regex(/^https:\/\/[\w.-]+(?:\/[\w./?=%@+-]*)?$/, 'must be an address such as https://t.me/shop'))
const host = v.pipe(text, v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host such as shop.example.ru'))
const color = v.pipe(text, v.regex(/^#[\da-f]{6}$/, 'must be a color such as #7a1e2e'))
const drawing = v.pipe(v.string('must be a path of SVG'), v.regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s,.+-]+$/, 'must be a path of SVG'))
const size = v.pipe(v.number('must be a number'), v.minValue(1, 'must be at least 1'), v.maxValue(10_000, 'must be at most 10000'))

const ContactsOfCountry = v.strictObject({
  phone: v.pipe(text, v.regex(/^\+[\d -]{7,20}$/, 'must be a number such as +7 495 123-45-67')),
  hours: eachLanguage,
  /** Where a country has a number of its own there. */
  whatsapp: v.optional(url),
})

const SocialLink = v.strictObject({ name: text, url })

/** Colors that a brand can override: names of the kit's CSS variables. */
export const BRAND_COLORS = [
  'ivory',
  'paper',
  'sand',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'accent',
  'action',
  'action-hover',
  'on-action',
  'gold-text',
  'success',
  'danger',
  'sale',
  'focus',
] as const
export type BrandColor = (typeof BRAND_COLORS)[number]

const inBothThemes = v.strictObject({ light: color, dark: color })
const face = v.picklist(['serif', 'sans'], 'must be serif or sans')

export const Brand = v.strictObject({
  /** Latin name for file names and external services. */
  id: v.pipe(text, v.regex(/^[a-z\d-]+$/, 'must consist of small Latin letters, digits and hyphens')),
  name: v.pipe(text, v.maxLength(24, 'must have at most 24 signs')),
  /** The selling legal entity. */
  company: eachLanguage,
  since: v.pipe(
    v.number('must be a year'),
    v.integer('must be a year'),
    v.minValue(1700, 'must be a year'),
    v.maxValue(2100, 'must be a year'),
  ),
  /** Storefront hosts, for links from an unknown host such as `localhost`; the port is kept. */
  hosts: v.strictObject({ ru: host, international: host }),
  emails: v.strictObject({ care: email, press: email, jobs: email, sender: email }),
  /** By country; `other` applies to all countries not listed, so Russia is listed. */
  contacts: v.objectWithRest({ other: ContactsOfCountry }, ContactsOfCountry, 'must have an entry "other"'),
  messengers: v.strictObject({ whatsapp: url, telegram: url }),
  /** Social networks by language. */
  socials: v.strictObject({ ru: v.array(SocialLink), en: v.array(SocialLink) }),
  app: v.strictObject({ link: url, stores: v.array(v.strictObject({ name: text, url })) }),
  /** Single-color logo that inherits the text color; null: the name in the heading font. */
  logo: v.nullable(v.strictObject({ width: size, height: size, path: drawing })),
  /** Favicon on a 32 × 32 tile in the main action color; `stroke` is the line width of an outline. */
  icon: v.strictObject({ path: drawing, stroke: v.optional(v.pipe(v.number('must be a number'), v.minValue(0.5), v.maxValue(8))) }),
  /** Omitted values use the kit's defaults. */
  tokens: v.strictObject({
    colors: v.optional(v.partial(v.strictObject(v.entriesFromList(BRAND_COLORS, inBothThemes))), {}),
    fonts: v.optional(v.strictObject({ headings: face, text: face }), { headings: 'serif', text: 'sans' }),
    /** Pixels. */
    radius: v.optional(v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 to 24'), v.maxValue(24, 'must be 0 to 24')), 2),
  }),
})
export type Brand = v.InferOutput<typeof Brand>
