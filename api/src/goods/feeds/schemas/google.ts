import * as v from 'valibot'
import type { Element } from '../xml.ts'
import { address, faultsOf, like, many, maybe, one, oneOf, text, textOf } from './rules.ts'

/**
 * Google Merchant Center, RSS 2.0 with its own fields in `g:`. Field tables:
 * https://support.google.com/merchants/answer/7052112 (product data specification: fields, lengths, values),
 * https://support.google.com/merchants/answer/160589 (RSS 2.0), https://support.google.com/merchants/answer/6324484 (shipping).
 */
const CURRENCIES = 'RUB|AED|USD'
const money = like(new RegExp(`^(?!0+\\.00)\\d{1,9}\\.\\d{2} (?:${CURRENCIES})$`), 'sum above zero with its currency')
const cost = like(new RegExp(`^\\d{1,9}\\.\\d{2} (?:${CURRENCIES})$`), 'sum with its currency')
/** ASCII without spaces: one id in every feed. */
const id = like(/^[!-~]{1,50}$/, 'id of an item')
const instant = v.pipe(like(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:?\d\d$/, 'time of ISO 8601'), v.maxLength(25, 'is too long'))

const GOOGLE_ITEM = many(
  {
    elements: {
      'g:id': one({ text: id }),
      'g:title': one({ text: text(150) }),
      'g:description': one({ text: text(5000) }),
      'g:link': one({ text: address(2000) }),
      'g:image_link': one({ text: address(2000) }),
      'g:additional_image_link': many({ text: address(2000) }, 0, 10),
      'g:availability': one({ text: oneOf(['in_stock', 'out_of_stock', 'preorder', 'backorder']) }),
      'g:availability_date': maybe({ text: instant }),
      'g:price': one({ text: money }),
      'g:sale_price': maybe({ text: money }),
      'g:condition': one({ text: oneOf(['new', 'refurbished', 'used']) }),
      'g:brand': one({ text: text(70) }),
      'g:mpn': one({ text: text(70) }),
      'g:google_product_category': maybe({ text: like(/^\d{1,10}$/, 'number of the taxonomy') }),
      'g:product_type': maybe({ text: text(750) }),
      'g:item_group_id': maybe({ text: id }),
      'g:age_group': maybe({ text: oneOf(['newborn', 'infant', 'toddler', 'kids', 'adult']) }),
      'g:gender': maybe({ text: oneOf(['male', 'female', 'unisex']) }),
      'g:color': maybe({ text: text(100) }),
      'g:material': maybe({ text: text(200) }),
      'g:size': maybe({ text: text(100) }),
      'g:size_system': maybe({ text: oneOf(['US', 'UK', 'EU', 'DE', 'FR', 'JP', 'CN', 'IT', 'BR', 'MEX', 'AU']) }),
      'g:product_detail': many(
        { elements: { 'g:attribute_name': one({ text: text(140) }), 'g:attribute_value': one({ text: text(1000) }) } },
        0,
        100,
      ),
      'g:shipping': many(
        {
          elements: {
            'g:country': one({ text: like(/^[A-Z]{2}$/, 'code of a country') }),
            'g:service': maybe({ text: text(100) }),
            'g:price': one({ text: cost }),
          },
        },
        1,
        100,
      ),
    },
  },
  1,
)

export const GOOGLE = one({
  attributes: {
    version: { isRequired: true, value: oneOf(['2.0']) },
    'xmlns:g': { isRequired: true, value: oneOf(['http://base.google.com/ns/1.0']) },
  },
  elements: {
    channel: one({
      elements: {
        title: one({ text: text(150) }),
        link: one({ text: address(2000) }),
        description: one({ text: text(500) }),
        lastBuildDate: one({ text: like(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/, 'date of RFC 822') }),
        item: GOOGLE_ITEM,
      },
    }),
  },
})

/** Checks one item against the field table and cross-field rules. */
export function faultsOfGoogleItem(item: Element): string[] {
  const [price, sale] = [textOf(item, 'g:price') ?? '', textOf(item, 'g:sale_price')]
  const currencies = item.elements
    .flatMap((child) => [child, ...child.elements])
    .flatMap(({ text: words }) => /^\d+\.\d\d ([A-Z]{3})$/.exec(words)?.[1] ?? [])
  const isPreorder = textOf(item, 'g:availability') === 'preorder'
  return [
    ...faultsOf(item, GOOGLE_ITEM),
    ...(sale !== undefined && Number.parseFloat(sale) >= Number.parseFloat(price) ? ['item/g:sale_price is not below the price'] : []),
    ...(new Set(currencies).size > 1 ? ['item has two currencies'] : []),
    ...(isPreorder !== (textOf(item, 'g:availability_date') !== undefined) ? ['item/g:availability_date belongs to a preorder'] : []),
  ]
}
