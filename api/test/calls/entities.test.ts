import type { GenericSchema } from 'valibot'
import { endpoints, entriesOf } from '../support/contracts.ts'

/**
 * Entity by entity. A field is carried when a call takes or answers it under this name; another name of ours stands
 * behind the arrow, and a dot leads into an object.
 */
const ENTITIES: Record<string, { in: string[]; fields: string[] }> = {
  'Product card': {
    in: ['POST /{section}/show result.products'],
    fields: [
      'id',
      'itemId',
      'externalCode',
      'name',
      'url',
      'tags',
      'photos.image_type',
      'photo',
      'designer.name',
      'catalog.name',
      'catalog.url',
      'price.initial',
      'price.final',
      'price.message',
      'hasPriceRange',
      'modifications.variants.url',
      'itemCard.cardClass',
      'itemCard.isShowcase',
      'position',
      'sku',
      'productCode',
      'currency',
    ],
  },
  Product: {
    in: ['GET /catalog/{category}/{id}/info result.product'],
    fields: [
      'id',
      'sku',
      'name',
      'code',
      'photos',
      'videos',
      'tags',
      'designer',
      'collection',
      'catalog',
      'price.initial',
      'price.final',
      'price.formattedInitial',
      'price.formattedFinal',
      'price.discountPercent',
      'price.currency',
      'price.currencySym',
      'is_archive',
      'maxQuantity',
      'preorder',
      'sets',
      'skuListWithGems.id',
      'skuListWithGems.size',
      'skuListWithGems.mainGemWeight',
      'skuListWithGems.price',
      'skuListWithGems.balances',
      'skuListWithGems.characteristicName',
      'skuListWithGems.characteristics',
      'itemCard.isShowcase',
      'instalment payment info → instalment',
      'size and weight variants → skuListWithGems.weight',
      'set products → sets.url',
      'payment restriction messages → paymentRestrictionMessages',
      'media → videos.mp4',
    ],
  },
  'User data': {
    in: ['POST /pd/frontend/common_data user'],
    fields: [
      'id',
      'phone',
      'email',
      'name',
      'surname',
      'isAuth',
      'isAdmin',
      'isEmployee',
      'isSubscribed',
      'full name → fullName',
      'wishlist counter → wishlistCount',
      'phone being verified → confirmedPhone',
    ],
  },
  'User data, phone verification response': { in: ['POST /phone/confirm'], fields: ['result', 'user'] },
  'User data, personal data list': { in: ['GET /profile/info'], fields: ['result'] },
  'User data, orders list': { in: ['GET /profile/orders'], fields: ['result.id'] },
  'User data, certificates list': { in: ['GET /profile/certificates'], fields: ['result.received', 'result.bought'] },
  'User data, bonuses': { in: ['GET /profile/bonuses result'], fields: ['balance', 'backgroundImage'] },
  'Order draft': {
    in: ['POST /order/create/v2'],
    fields: [
      'delivery_method_id',
      'payment_method_id',
      'communication_method_id',
      'is_gift',
      'phone',
      'email',
      'fio',
      'surname',
      'address',
      'apartment',
      'front_door',
      'floor',
      'house_code',
      'recipient_name',
      'recipient_phone',
      'comment_for_courier',
      'shop_id',
      'pickup_point',
      'pickpoint_full_address',
      'pickpoint_short_address',
      'pickpoint_number',
      'certificate_type',
      'comment',
      'pickup_address',
      'activeDeliveryType',
      'courier_info.address',
      'courier_info.is_full',
      'courier_info.apartment',
      'courier_info.floor',
      'courier_info.front_door',
      'courier_info.house_code',
      'courier_info.comment_for_courier',
      'postCard',
      'deletePriceTags',
      'isEms',
      'spendBonuses',
      'newsletterSubscription',
    ],
  },
  'Order draft, pickpoint price': { in: ['GET /api/pickup-points/list/ points'], fields: ['price'] },
  'Order draft, purchase analytics': {
    in: ['GET /order/success-data/{orderId} analytics'],
    fields: ['transaction_id', 'affiliation', 'value', 'shipping', 'currency', 'coupon', 'items'],
  },
  'Analytics order fields': {
    in: ['GET /order/success-data/{orderId} analytics'],
    fields: ['id', 'revenue', 'shipping', 'promocodes', 'products', 'transaction_id', 'value', 'items'],
  },
  Cart: {
    in: ['POST /cart/calculate cartData'],
    fields: [
      'products.id',
      'products.name',
      'products.designer',
      'products.category',
      'products.quantity',
      'products.characteristics',
      'products.price.initial',
      'products.price.final',
      'products.price.currency',
      'totalProducts',
      'totalSum',
      'finalSum',
      'currency',
      'certificates',
      'promocodes',
      'deposits',
      'delivery.typeId',
      'availablePaymentMethods.id',
      'availablePaymentMethods.type',
      'availablePaymentMethods.online',
      'deliveryEstimations',
      'paymentRestrictionMessages',
      'cartError',
      'certificateError',
      'packageError',
      'cart count → totalProducts',
      'gift options → giftOptions',
      'gift pack → giftPack',
      'festive pack → festivePack',
      'delete price tags → deletePriceTags',
    ],
  },
  Location: {
    in: ['POST /location location', 'POST /pd/frontend/common_data location', 'POST /location/address location'],
    fields: ['city', 'region', 'country', 'country_iso_code', 'beltway_hit', 'beltway_distance'],
  },
  'Pickup points': {
    in: ['GET /api/pickup-points/list/'],
    fields: ['list → points', 'cursor → next_cursor', 'per_page', 'current point → points.id', 'provider filter → points.provider_id'],
  },
  'Pickup points, providers': { in: ['GET /api/pickup-points/providers providers'], fields: ['name', 'id'] },
  'Pickup points, map bounds': { in: ['GET /api/pickup-points/map/'], fields: ['south', 'west', 'north', 'east', 'providers'] },
  'Wishlist / favorites': {
    in: ['POST /favorites/show'],
    fields: [
      'ids → favoriteItemIds',
      'list → result.products',
      'page number → page',
      'pages quantity → result.pages',
      'sort order → sort',
      'in-stock flag → inStock',
    ],
  },
  'Deposit, design list': {
    in: ['GET /deposits_design'],
    fields: ['designs', 'paymentMethod.id', 'paymentMethod.code', 'paymentMethod.isOnline'],
  },
  'Deposit, order': {
    in: ['POST /order/deposits/create'],
    fields: [
      'chosen design → designId',
      'send date → sendDate',
      'amount',
      'payment method → payment_method_id',
      'depositId',
      'created response → result',
    ],
  },
  'Deposit, order data': { in: ['GET /order/deposits/{depositId}'], fields: ['deposit.status'] },
  'Deposit, gift deposit': { in: ['POST /deposit/{depositId}'], fields: ['auth code → authCode', 'gift deposit → deposit'] },
  Catalog: {
    in: ['POST /{section}/show'],
    fields: [
      'page number → offset',
      'category and subcategory names → result.breadcrumbs.name',
      'banner → result.banner',
      'list → result.products',
    ],
  },
  'Catalog, new products': { in: ['GET /pd/frontend/new-products', 'GET /main-page newProducts'], fields: ['products'] },
  Banners: { in: ['GET /main-page'], fields: ['main → mainBanner', 'three lines → banners', 'certificate image → certificateStoryImage'] },
  'Auth, code response': { in: ['POST /phone/send_code code'], fields: ['resend timer → resendIn', 'analytics method → method'] },
  'Auth, code': { in: ['POST /phone/confirm', 'POST /auth/authenticate'], fields: ['code'] },
  'Auth, captcha': { in: ['GET /captcha'], fields: ['image', 'token'] },
  'Auth, login': { in: ['POST /auth/identification'], fields: ['login'] },
  'Auth, registration response': { in: ['POST /registration'], fields: ['result', 'user'] },
  Bestsellers: { in: ['GET /pd/frontend/bestsellers'], fields: ['list → products'] },
  'Saved address': { in: ['GET /profile/user_address'], fields: ['id', 'address', 'apartment', 'frontDoor', 'floor', 'houseCode'] },
}

type Wrapper = GenericSchema & { wrapped?: GenericSchema; item?: GenericSchema; options?: GenericSchema[]; pipe?: GenericSchema[] }

/** Objects inside a schema: through optional, nullable, lists, unions and pipes. */
function objectsIn(schema: GenericSchema | null | undefined): GenericSchema[] {
  if (!schema) return []
  if (entriesOf(schema)) return [schema]
  const { wrapped, item, options, pipe } = schema as Wrapper
  return [wrapped, item, ...(Array.isArray(options) ? options : []), ...(pipe ? [pipe[0]] : [])].flatMap((inner) =>
    typeof inner === 'object' && inner !== schema ? objectsIn(inner) : [],
  )
}

/** Everything that a path leads to. */
const follow = (schemas: GenericSchema[], path: string): GenericSchema[] =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((found, name) => found.flatMap(objectsIn).flatMap((object) => entriesOf(object)?.[name] ?? []), schemas)

function carriedBy(place: string, field: string): boolean {
  const [method = '', path = '', into = ''] = place.split(' ')
  const endpoint = endpoints.find((one) => one.method === method && one.path === path)
  if (!endpoint) throw new Error(`No contract for ${place}.`)
  const given = [endpoint.body, endpoint.query].filter((schema) => schema !== null)
  return follow([...follow([endpoint.answer], into), ...given], field).length > 0
}

const ROWS = Object.entries(ENTITIES).flatMap(([entity, { in: places, fields }]) =>
  places.flatMap((place) => fields.map((field) => [entity, field, place] as const)),
)
const isCarried = (field: string, place: string) => carriedBy(place, field.split(' → ').at(-1) ?? '')

describe('a field of an entity [checkout.other-recipient] [calls.entity-fields]', () => {
  test.each(ROWS)('%s has %s in %s', (_, field, place) => {
    expect(isCarried(field, place)).toBe(true)
  })
})
