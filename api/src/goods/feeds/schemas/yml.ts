import type { Element } from '../xml.ts'
import { address, faultsOf, like, many, maybe, one, oneOf, text, textOf } from './rules.ts'

/**
 * Yandex Market Language, simplified offers. Field tables:
 * https://yandex.ru/support/merchants/ru/elements/attributes-offer (elements of an offer),
 * https://yandex.ru/support/marketplace/ru/assortment/auto/yml (shop, categories, offer id: up to 80 signs),
 * https://yandex.ru/support/partnermarket/elements/delivery-options.html (delivery and pickup options),
 * https://yandex.com/support/direct/ru/feeds/requirements-yml.md (date, ids, pictures).
 */
const price = like(/^[1-9]\d{0,8}(\.\d{1,2})?$/, 'price above zero')
const cost = like(/^\d{1,6}$/, 'whole number of roubles')
/** Working days, or a range of at most three; empty for made to order. */
const days = like(/^(?:\d|[12]\d|3[01])?(?:-(?:\d|[12]\d|3[01]))?$/, 'number of days')
const hour = like(/^(?:\d|1\d|2[0-4])$/, 'hour')
const yesOrNo = oneOf(['true', 'false'])
const categoryId = like(/^[1-9]\d{0,17}$/, 'id of a category')

const options = {
  elements: {
    option: many(
      {
        attributes: {
          cost: { isRequired: true, value: cost },
          days: { isRequired: true, value: days },
          'order-before': { isRequired: false, value: hour },
        },
      },
      1,
      5,
    ),
  },
}

const YML_OFFER = many(
  {
    attributes: {
      id: { isRequired: true, value: like(/^[\w.,/\\()[\]=-]{1,80}$/, 'id of an offer') },
      group_id: { isRequired: false, value: like(/^[1-9]\d{0,8}$/, 'id of a group') },
      available: { isRequired: false, value: yesOrNo },
    },
    elements: {
      name: one({ text: text(150) }),
      vendor: maybe({ text: text(100) }),
      vendorCode: maybe({ text: text(100) }),
      url: one({ text: address(2048) }),
      price: one({ text: price }),
      oldprice: maybe({ text: price }),
      currencyId: one({ text: oneOf(['RUB']) }),
      categoryId: one({ text: categoryId }),
      picture: many({ text: address(512) }, 1, 10),
      delivery: maybe({ text: yesOrNo }),
      pickup: maybe({ text: yesOrNo }),
      store: maybe({ text: yesOrNo }),
      'delivery-options': maybe(options),
      'pickup-options': maybe(options),
      description: one({ text: text(3000) }),
      sales_notes: maybe({ text: text(50) }),
      param: many(
        {
          text: text(250),
          attributes: { name: { isRequired: true, value: text(100) }, unit: { isRequired: false, value: text(20) } },
        },
        0,
      ),
    },
  },
  1,
)

export const YML = one({
  attributes: { date: { isRequired: true, value: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/, 'date with a time') } },
  elements: {
    shop: one({
      elements: {
        name: one({ text: text(20) }),
        company: one({ text: text(200) }),
        url: one({ text: address(512) }),
        currencies: one({
          elements: {
            currency: many(
              { attributes: { id: { isRequired: true, value: oneOf(['RUB']) }, rate: { isRequired: true, value: oneOf(['1']) } } },
              1,
            ),
          },
        }),
        categories: one({
          elements: {
            category: many(
              {
                text: text(255),
                attributes: { id: { isRequired: true, value: categoryId }, parentId: { isRequired: false, value: categoryId } },
              },
              1,
            ),
          },
        }),
        'delivery-options': maybe(options),
        'pickup-options': maybe(options),
        offers: one({ elements: { offer: YML_OFFER } }),
      },
    }),
  },
})

/** Checks one offer against the field table and cross-field rules. */
export function faultsOfYmlOffer(offer: Element): string[] {
  const [now, before] = [Number(textOf(offer, 'price')), textOf(offer, 'oldprice')]
  return [
    ...faultsOf(offer, YML_OFFER),
    ...(before !== undefined && Number(before) <= now ? ['offer/oldprice is not above the price'] : []),
  ]
}
