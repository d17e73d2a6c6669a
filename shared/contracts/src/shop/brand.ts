import * as v from 'valibot'

/** Goes into HTML, JSON and letters as it stands: signs that mean something there are refused. Quotes are typographic. */
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
})

const SocialLink = v.strictObject({ name: text, url })

/** Colors that a brand may choose: the names of the kit's own properties. */
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
  /** In names of files and for services outside: Latin letters. */
  id: v.pipe(text, v.regex(/^[a-z\d-]+$/, 'must consist of small Latin letters, digits and hyphens')),
  name: v.pipe(text, v.maxLength(24, 'must have at most 24 signs')),
  /** The legal entity that sells. */
  company: eachLanguage,
  since: v.pipe(
    v.number('must be a year'),
    v.integer('must be a year'),
    v.minValue(1700, 'must be a year'),
    v.maxValue(2100, 'must be a year'),
  ),
  /** Hosts of the storefronts, for links from an unknown host such as `localhost`; the port stays the same. */
  hosts: v.strictObject({ ru: host, international: host }),
  emails: v.strictObject({ care: email, press: email, jobs: email, sender: email }),
  /** By country; `other` is for every country without an entry of its own. */
  contacts: v.objectWithRest({ other: ContactsOfCountry }, ContactsOfCountry, 'must have an entry "other"'),
  messengers: v.strictObject({ whatsapp: url, telegram: url }),
  /** Each language has networks of its own. */
  socials: v.strictObject({ ru: v.array(SocialLink), en: v.array(SocialLink) }),
  app: v.strictObject({ link: url, stores: v.array(v.strictObject({ name: text, url })) }),
  /** One color, the ink of its surroundings; null: the name is set in the heading's face. */
  logo: v.nullable(v.strictObject({ width: size, height: size, path: drawing })),
  /** On a tile of 32 × 32 in the color of the main action; `stroke` is for an outline of that width. */
  icon: v.strictObject({ path: drawing, stroke: v.optional(v.pipe(v.number('must be a number'), v.minValue(0.5), v.maxValue(8))) }),
  /** What is left out is the kit's own. */
  tokens: v.strictObject({
    colors: v.optional(v.partial(v.strictObject(v.entriesFromList(BRAND_COLORS, inBothThemes))), {}),
    fonts: v.optional(v.strictObject({ headings: face, text: face }), { headings: 'serif', text: 'sans' }),
    /** Pixels. */
    radius: v.optional(v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 to 24'), v.maxValue(24, 'must be 0 to 24')), 2),
  }),
})
export type Brand = v.InferOutput<typeof Brand>
