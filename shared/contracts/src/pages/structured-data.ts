import * as v from 'valibot'

/**
 * Structured data for search engines, by https://developers.google.com/search/docs/appearance/structured-data and https://schema.org.
 * Unknown properties are errors, because most are misspelled.
 */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/))
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const duration = v.pipe(v.string(), v.regex(/^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?)?$/))
/** A decimal with a point, without spaces or currency. */
const price = v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const context = { '@context': v.literal('https://schema.org') }
const type = <const Name extends string>(name: Name) => ({ '@type': v.literal(name) })
const many = <Schema extends v.GenericSchema>(item: Schema) => v.pipe(v.array(item), v.minLength(1))

const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === (items[0]?.position ?? 0) + index)

const brand = v.strictObject({ ...type('Brand'), name: text })
const place = v.strictObject({
  ...type('PostalAddress'),
  streetAddress: v.optional(text),
  addressLocality: text,
  addressRegion: v.optional(text),
  postalCode: v.optional(text),
  addressCountry: country,
})
const contact = v.strictObject({ ...type('ContactPoint'), telephone: text, contactType: v.optional(text), areaServed: v.optional(country) })
const house = { name: text, url: address, logo: v.optional(address), sameAs: v.optional(many(address)) }

export const BreadcrumbList = v.strictObject({
  ...context,
  ...type('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(v.strictObject({ ...type('ListItem'), position: v.pipe(v.number(), v.integer()), name: text, item: address })),
    v.minLength(2),
    v.check((items) => items[0]?.position === 1 && inOrder(items), 'positions are 1, 2, 3 …'),
  ),
})

/** A page of a list: positions continue from the previous page. */
export const ItemList = v.strictObject({
  ...context,
  ...type('ItemList'),
  name: v.optional(text),
  numberOfItems: v.pipe(v.number(), v.integer(), v.minValue(0)),
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        ...type('ListItem'),
        position: v.pipe(v.number(), v.integer(), v.minValue(1)),
        url: address,
        name: v.optional(text),
      }),
    ),
    v.check((items) => inOrder(items), 'positions follow each other'),
    v.check((items) => new Set(items.map(({ url }) => url)).size === items.length, 'every address stands there once'),
  ),
})

const Offer = v.strictObject({
  ...type('Offer'),
  url: address,
  price: v.pipe(
    price,
    v.check((sum) => Number(sum) > 0, 'a price is above zero'),
  ),
  priceCurrency: currency,
  availability: v.picklist(
    ['InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'Discontinued', 'LimitedAvailability', 'SoldOut'].map(
      (name) => `https://schema.org/${name}`,
    ),
  ),
  availabilityStarts: v.optional(date),
  itemCondition: v.optional(v.literal('https://schema.org/NewCondition')),
  priceValidUntil: v.optional(date),
})

const picture = v.strictObject({ ...type('ImageObject'), url: address, width: v.number(), height: v.number() })

const Rating = v.strictObject({
  ...type('AggregateRating'),
  ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

export const Product = v.strictObject({
  ...context,
  ...type('Product'),
  name: text,
  description: text,
  sku: text,
  mpn: v.optional(text),
  image: many(picture),
  brand,
  url: address,
  material: v.optional(text),
  offers: v.optional(Offer),
  aggregateRating: v.optional(Rating),
})

const Hours = v.strictObject({
  ...type('OpeningHoursSpecification'),
  dayOfWeek: v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  opens: hour,
  closes: hour,
})

export const JewelryStore = v.strictObject({
  ...context,
  ...type('JewelryStore'),
  name: text,
  url: v.optional(address),
  image: v.optional(v.union([address, many(address)])),
  parentOrganization: v.optional(v.strictObject({ ...type('Organization'), name: text, url: address })),
  telephone: text,
  address: place,
  geo: v.strictObject({
    ...type('GeoCoordinates'),
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  openingHoursSpecification: many(Hours),
})

export const FAQPage = v.strictObject({
  ...context,
  ...type('FAQPage'),
  mainEntity: many(v.strictObject({ ...type('Question'), name: text, acceptedAnswer: v.strictObject({ ...type('Answer'), text }) })),
})

export const HowTo = v.strictObject({
  ...context,
  ...type('HowTo'),
  name: text,
  description: v.optional(text),
  totalTime: v.optional(duration),
  image: v.optional(address),
  step: many(v.strictObject({ ...type('HowToStep'), name: v.optional(text), text, url: v.optional(address), image: v.optional(address) })),
})

export const JobPosting = v.strictObject({
  ...context,
  ...type('JobPosting'),
  title: text,
  description: text,
  datePosted: date,
  validThrough: v.optional(date),
  employmentType: v.optional(v.union([text, many(text)])),
  directApply: v.optional(v.boolean()),
  url: v.optional(address),
  identifier: v.optional(v.strictObject({ ...type('PropertyValue'), name: text, value: text })),
  hiringOrganization: v.strictObject({
    ...type('Organization'),
    name: text,
    sameAs: v.optional(address),
    url: v.optional(address),
    logo: v.optional(address),
  }),
  jobLocation: v.union([v.strictObject({ ...type('Place'), address: place }), many(v.strictObject({ ...type('Place'), address: place }))]),
  baseSalary: v.optional(
    v.strictObject({
      ...type('MonetaryAmount'),
      currency,
      value: v.strictObject({
        ...type('QuantitativeValue'),
        value: v.optional(v.number()),
        minValue: v.optional(v.number()),
        maxValue: v.optional(v.number()),
        unitText: v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      }),
    }),
  ),
})

/** The input's name in the URL template. */
const SearchAction = v.pipe(
  v.strictObject({
    ...type('SearchAction'),
    target: v.pipe(v.string(), v.regex(/^https?:\/\/[^{]+\{\w+\}$/)),
    'query-input': v.pipe(v.string(), v.regex(/^required name=\w+$/)),
  }),
  v.check(({ target, 'query-input': input }) => target.includes(`{${input.split('=')[1]}}`), 'query-input names the part of the target'),
)

/** One structured data object of a page. */
export const StructuredData = v.variant('@type', [
  BreadcrumbList,
  ItemList,
  Product,
  JewelryStore,
  FAQPage,
  HowTo,
  JobPosting,
  v.strictObject({
    ...context,
    ...type('Brand'),
    name: text,
    description: v.optional(text),
    url: address,
    logo: v.optional(address),
    image: v.optional(address),
  }),
  v.strictObject({ ...context, ...type('Organization'), ...house, contactPoint: v.optional(many(contact)) }),
  v.strictObject({ ...context, ...type('WebSite'), name: text, url: address, potentialAction: v.optional(SearchAction) }),
])
export type StructuredData = v.InferOutput<typeof StructuredData>

/** Errors in a page's structured data, one sentence each. */
export function faultsOfStructuredData(things: readonly unknown[]): string[] {
  const faults = things.flatMap((thing, index) =>
    (v.safeParse(StructuredData, thing).issues ?? []).map(
      (issue) => `${index} ${typeOf(thing)} ${v.getDotPath(issue) ?? ''}: ${issue.message}`,
    ),
  )
  const types = things.map(typeOf)
  // Only one of each of these types per document.
  const twice = ['BreadcrumbList', 'FAQPage', 'Product', 'WebSite', 'Organization'].filter(
    (name) => types.filter((one) => one === name).length > 1,
  )
  return [...faults, ...twice.map((name) => `${name} stands there twice`)]
}

export const typeOf = (thing: unknown): string => String((thing as { '@type'?: unknown } | null)?.['@type'])
