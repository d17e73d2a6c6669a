import { brandWords, withBrand } from '@shop/contracts/shop/brand-face'
import { content, type ContentBlock, type ContentPage, services } from '@shop/contracts/content/content'
import { CERTIFICATE_VALID_DAYS } from '@shop/contracts/core/limits'
import {
  CERTIFICATE_MAX_RUB,
  CERTIFICATE_MIN_RUB,
  INSTALMENT_FROM_RUB,
  INSTALMENT_PAYMENTS,
  INSTALMENT_TO_RUB,
  MINIMUM_ORDER,
} from '@shop/contracts/core/limits'
import { REFERRAL_BONUS, REFERRAL_COOKIE_SECONDS } from '@shop/contracts/account/referral'
import { REFUND_DAYS } from '@shop/contracts/core/limits'
import { SUBSCRIPTION_GIFT } from '@shop/contracts/marketing/subscriptions'
import { isBlocked } from '@shop/contracts/shop/guard'
import { match } from '@shop/contracts/pages/routes'
import { BIRTHDAY_BONUS, BONUS_EARNED_PERCENT, BONUS_GIFT_DAYS, BONUS_SHARE_PERCENT, WELCOME_BONUS } from '@shop/contracts/core/limits'
import { filled } from '../../src/goods/content/landings/figures.ts'
import { brandOf } from '../../src/platform/brand/brand-file.ts'
import { withFigures } from '../../src/goods/content/landings/figures.ts'
import type { WrittenBlock } from '../../src/goods/content/documents/stored.ts'
import { pages } from '../../src/demo/content/pages.ts'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const HOSTS = { ru: RUSSIAN, en: INTERNATIONAL } as const
const STOREFRONTS = { ru: 'ru', en: 'international' } as const
type Language = keyof typeof HOSTS

const ask = async (path: string, language: Language = 'ru'): Promise<ContentPage> => {
  const answer = await new Shopper({ host: HOSTS[language] }).ask('POST', `/_content/${encodeURIComponent(path)}`)
  expect([path, answer.status, keeps(content, answer)]).toStrictEqual([path, 200, true])
  return (answer.body as { page: ContentPage }).page
}

const paths = pages.flatMap((page) => page.paths.map((path) => [path, page] as const))

/** A page of a storefront comes before one for all. */
function pageOn(language: Language, path: string) {
  const all = pages.filter((page) => page.paths.includes(path))
  const found =
    all.find(({ storefront }) => storefront === STOREFRONTS[language]) ??
    all.find(({ storefront }) => !storefront || storefront === 'every')
  if (!found) throw new Error(`${path} has no page on ${STOREFRONTS[language]}.`)
  return found
}

test('every content page has its texts', () => {
  const missing = `certificate-info certificates-and-promo-rules loyalty-program-rules referral-program terms oferta privacy
    polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh mobile-app-license personal-data-agreement returns vozvrat warranty garantii
    soglashenie-ob-ispolzovanii-polzovatelskih-materialov caring-for-jewelry ukhod-za-ukrasheniyami dolyame about press contacts
    piercing gallery streams`
    .split(/\s+/)
    .filter((path) => !paths.some(([known]) => known === path) || match(`/${path}`)?.row.page !== 'content')
  expect(missing).toStrictEqual([])
})

/** Every piece of HTML in a block, whatever its kind. */
const htmlIn = (block: ContentBlock | WrittenBlock): string[] =>
  [...JSON.stringify(block).matchAll(/"html":("(?:[^"\\]|\\.)*")/g)].map(([, html = '""']) => JSON.parse(html) as string).filter(Boolean)
const wordsOf = (blocks: readonly (ContentBlock | WrittenBlock)[]) => blocks.flatMap(htmlIn)
const outline = ({ blocks }: { blocks: readonly (ContentBlock | WrittenBlock)[] }) => blocks.map(({ kind, id }) => [kind, id])

test.each(paths)(
  '/%s has the same content in both languages and is left unchanged by the HTML sanitizer [content.both-languages]',
  async (path, page) => {
    const [ru, en] = await Promise.all([ask(path, 'ru'), ask(path, 'en')])
    expect(ru.title).toMatch(/[А-я]/)
    expect(en.title).toMatch(/^[A-Z][^А-я]*$/)
    expect(outline(page.ru)).toStrictEqual(outline(page.en))
    expect(new Set(ru.blocks.map(({ id }) => id)).size).toBe(ru.blocks.length)
    for (const [shown, { blocks }] of [
      [ru, pageOn('ru', path).ru],
      [en, pageOn('en', path).en],
    ] as const) {
      expect(wordsOf(shown.blocks).map((html) => html.replaceAll(' rel="noopener noreferrer"', ''))).toStrictEqual(
        wordsOf(blocks).map((html) => {
          const [locale, currency] = shown === en ? (['en', 'AED'] as const) : (['ru', 'RUB'] as const)
          return withBrand(withFigures(html, { locale, currency }) ?? '', brandWords(brandOf(), locale))
        }),
      )
      expect(
        wordsOf(shown.blocks)
          .join(' ')
          .replaceAll(/<[^>]*>/g, ' '),
      ).not.toMatch(shown === en ? /[А-я]/ : /\b(the|and|with)\b/)
    }
  },
)

test.each(paths)('links of /%s point to existing pages of its storefront', async (path, page) => {
  for (const language of ['ru', 'en'] as const) {
    const storefront = STOREFRONTS[language]
    // What a storefront does not have is read on a host that blocks nothing.
    const blocks = isBlocked(storefront, `/${path}`) ? 'unknown' : storefront
    const links = [
      ...wordsOf(page[language].blocks)
        .join(' ')
        .matchAll(/href="(\/[^"]*)"/g),
    ].map(([, href = '']) => href)
    for (const href of links) {
      const { pathname, search } = new URL(href, 'https://shop.example')
      expect([href, match(pathname, search) !== null, isBlocked(blocks, pathname, search)]).toStrictEqual([href, true, false])
    }
  }
})

test.each([
  ['certificate-info', [CERTIFICATE_MIN_RUB, CERTIFICATE_MAX_RUB, CERTIFICATE_VALID_DAYS]],
  ['certificates-and-promo-rules', [BONUS_SHARE_PERCENT, CERTIFICATE_MIN_RUB, CERTIFICATE_MAX_RUB, MINIMUM_ORDER.ru]],
  ['loyalty-program-rules', [BONUS_EARNED_PERCENT, BONUS_SHARE_PERCENT, WELCOME_BONUS / 100, BIRTHDAY_BONUS / 100, BONUS_GIFT_DAYS]],
  ['referral-program', [REFERRAL_BONUS.inviter / 100, REFERRAL_BONUS.friend / 100, REFERRAL_COOKIE_SECONDS / 86_400]],
  ['dolyame', [INSTALMENT_FROM_RUB / 100, INSTALMENT_TO_RUB / 100, 100 / INSTALMENT_PAYMENTS]],
  ['vozvrat', [REFUND_DAYS]],
  [
    'landings/loyalty-program',
    [BONUS_EARNED_PERCENT, BONUS_SHARE_PERCENT, BONUS_GIFT_DAYS, REFERRAL_BONUS.inviter / 100, REFERRAL_BONUS.friend / 100],
  ],
  ['landings/online-subscription', [SUBSCRIPTION_GIFT.percent, SUBSCRIPTION_GIFT.days]],
  ['landings/offline-subscription', [SUBSCRIPTION_GIFT.percent, SUBSCRIPTION_GIFT.days]],
  ['landings/tablet-subscription', [SUBSCRIPTION_GIFT.percent, SUBSCRIPTION_GIFT.days]],
])('figures on /%s match the configuration [content.same-figures]', (path, figures) => {
  const page = pageOn('ru', path)
  for (const [language, separator] of [
    ['ru', ' '],
    ['en', ','],
  ] as const) {
    const shop = { locale: language, currency: 'RUB' as const }
    const said = JSON.stringify(filled(page[language], shop)).replaceAll('\u00a0', ' ')
    const written = figures.map((figure) => String(figure).replace(/(\d)(?=(\d{3})+$)/g, `$1${separator}`))
    expect(written.filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(said))).toStrictEqual([])
  }
})

test('the international storefront, which has no bonuses, promises none for a friend', async () => {
  const { lead, blocks } = await ask('referral-program', 'en')
  expect(lead).toContain('Here there are no bonuses')
  expect(JSON.stringify(blocks)).not.toMatch(/bonus/i)
})

test('all images and products of the pages exist', async () => {
  for (const [path, page] of paths) {
    const { blocks } = await ask(path)
    for (const [index, stored] of page.ru.blocks.entries()) {
      const shown = blocks[index]
      if (stored.kind === 'gallery') expect(shown).toMatchObject({ pictures: { length: stored.pictures.length } })
      if (stored.kind === 'products') expect(shown).toMatchObject({ products: { length: stored.slugs.length } })
      if (stored.kind === 'streams' && shown?.kind === 'streams') {
        expect(shown.streams.map(({ picture, clip, products }) => [picture !== null, clip !== null, products.length])).toStrictEqual(
          stored.streams.map(({ slugs }) => [true, true, slugs.length]),
        )
      }
    }
  }
})

test.each(['piercing', 'gallery', 'streams', 'services'])(
  'GET /api/v1/services/%s returns the page of that name [routes.services-pages]',
  async (key) => {
    for (const language of ['ru', 'en'] as const) {
      const answer = await new Shopper({ host: HOSTS[language] }).get(`/api/v1/services/${key}`)
      expect(keeps(services, answer)).toBe(true)
      expect((answer.body as { data: ContentPage }).data).toStrictEqual(await ask(key, language))
    }
  },
)

test('a service has the price of the shopper’s country', async () => {
  const priceIn = async (host: string, country?: string) => {
    const { body } = await new Shopper({ host, ...(country && { cookies: { country } }) }).get('/api/v1/services/piercing')
    const [block] = (body as { data: ContentPage }).data.blocks
    return block?.kind === 'services' ? [block.services[0]?.price, block.services[0]?.currency, block.services[2]?.price] : null
  }
  expect(await priceIn(RUSSIAN)).toStrictEqual([250_000, 'RUB', null])
  expect(await priceIn(INTERNATIONAL)).toStrictEqual([12_000, 'AED', null])
  expect(await priceIn(INTERNATIONAL, 'DE')).toStrictEqual([3_500, 'USD', null])
})

test('a popup returns a part of a page', async () => {
  const ids = async (query: string) => {
    const { body } = await new Shopper().ask('POST', `/_content/vozvrat${query}`)
    return (body as { page: ContentPage }).page.blocks.map(({ id }) => id)
  }
  expect(await ids('?block[]=money&block[]=size&block[]=nothing')).toStrictEqual(['size', 'money'])
  expect(await ids('?block[]=nothing')).toStrictEqual([])
  expect((await ids('')).length).toBeGreaterThan(3)
})

test('an unknown host gets pages in the requested language', async () => {
  const { body } = await new Shopper({ host: 'localhost', cookies: { locale: 'en' } }).ask('POST', '/_content/oferta')
  expect((body as { page: ContentPage }).page.title).toBe('Terms of sale')
})

test.each(['nothing', 'Oferta', 'oferta/x', '%2e%2e%2foferta', '..%2f', '__proto__', 'a'.repeat(500), "oferta'--", '%00'])(
  'the page %p is rejected',
  async (path) => {
    const { status } = refusal(await new Shopper().ask('POST', `/_content/${path}`))
    expect([400, 404]).toContain(status)
  },
)

test.each(['oferta', 'nothing', 'constructor'])('the service %p returns 404', async (key) => {
  expect(refusal(await new Shopper().get(`/api/v1/services/${key}`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test.each(['/api/v1/services/piercing', '/texts/ru'])('%s answers 304 to a current copy [content.read-only-query]', async (path) => {
  const shopper = new Shopper()
  const first = await shopper.get(path)
  const tag = first.headers.get('etag') ?? ''
  expect([tag.length > 10, first.headers.get('cache-control')]).toStrictEqual([true, 'no-cache'])
  const again = (names: string) => shopper.ask('GET', path, undefined, { 'if-none-match': names })
  expect([(await again(tag)).status, (await again(tag)).body, (await again(tag)).headers.get('etag')]).toStrictEqual([304, '', tag])
  expect([(await again(`W/${tag}, "other"`)).status, (await again('"other"')).status]).toStrictEqual([304, 200])
  expect((await new Shopper({ host: INTERNATIONAL }).get('/api/v1/services/piercing')).headers.get('etag')).not.toBe(tag)
})
