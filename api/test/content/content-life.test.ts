import type { ContentPage } from '@shop/contracts/content/content'
import type { InterfaceTexts } from '@shop/contracts/content/texts'
import { eventually } from '@shop/testing/eventually'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const CACHE_MS = 16_000
const EVIL = '<p onclick="steal()">Тихо<script>steal()</script> <a href="javascript:steal()">сюда</a> <a href="/oferta">оферта</a></p>'

const startOf = (days: number) =>
  `date_trunc('day', now() AT TIME ZONE 'Europe/Moscow') AT TIME ZONE 'Europe/Moscow' + interval '${days} days'`

/** A page as its table keeps it. */
const row = (path: string, version: number, storefront: string, days: number, title: string, blocks = "'[]'") =>
  `('pages/${path}-${storefront}.ru', ${version}, jsonb_build_object('title', '${title}', 'lead', '', 'version', ${version},
    'date', to_char((now() AT TIME ZONE 'Europe/Moscow')::date + ${days}, 'YYYY-MM-DD'), 'paths', jsonb_build_array('${path}'),
    'blocks', ${blocks}::jsonb), '', ${startOf(days)}, '{${path}}', '${storefront}', 'ru', ${version}, (now() AT TIME ZONE 'Europe/Moscow')::date + ${days})`

const EVIL_BLOCKS = `jsonb_build_array(
  jsonb_build_object('kind', 'text', 'id', 'a', 'title', 'A', 'html', '${EVIL}'),
  '{"kind": "steps", "id": "b", "title": "B", "steps": "none"}'::jsonb,
  '{"kind": "carousel", "id": "c"}'::jsonb,
  '{"kind": "gallery", "id": "d", "title": "D", "pictures": [
    {"picture": "banners/main", "title": "Снимок", "url": "javascript:steal()"}, {"picture": "no/such", "title": "Нет", "url": null}]}'::jsonb,
  '{"kind": "products", "id": "e", "title": "E", "slugs": ["no-such-piece", "pendant-coin-yellow"]}'::jsonb)`

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.behindTheScenes(
    `INSERT INTO content_versions (document, version, body, digest, publish_at, paths, storefront, locale, edition, effective_on) VALUES
      ${row('rules', 1, 'every', -30, 'Первая')},
      ${row('rules', 2, 'every', 0, 'Вторая')},
      ${row('rules', 3, 'every', 2, 'Третья')},
      ${row('ours', 5, 'every', 0, 'Общая')},
      ${row('ours', 1, 'ru', 0, 'Наша')},
      ${row('theirs', 1, 'international', 0, 'Чужая')},
      ${row('evil', 1, 'every', 0, 'Злая', EVIL_BLOCKS)}`,
    `INSERT INTO content_versions (document, version, body, digest, publish_at, paths, storefront, locale) VALUES
      ('texts/ru', 2, '{"shell.footer.about": "О магазине", "errors.WRONG_PHONE": "Такого номера нет", "errors.NO_SUCH_CODE": "Ничей"}',
        '', now(), '{}', 'every', 'ru')`,
  )
})
afterAll(() => shop.remove())

const ask = (path: string, host = RUSSIAN) => new Shopper({ url: shop.url(), host }).ask('POST', `/_content/${path}`)
const pageAt = async (path: string) => ((await ask(path)).body as { page: ContentPage }).page

test('the newest effective version is shown, an earlier one on request', async () => {
  const page = await pageAt('rules')
  expect([page.title, page.version, page.versions.map(({ version }) => version)]).toStrictEqual(['Вторая', 2, [2, 1]])
  expect((await pageAt('rules?version=1')).title).toBe('Первая')
  for (const version of ['3', '7']) expect(refusal(await ask(`rules?version=${version}`)).code).toBe('NOT_FOUND')
  for (const version of ['0', '-1', 'x', '1e3', '99999999999']) expect(refusal(await ask(`rules?version=${version}`)).status).toBe(400)
})

test('texts of a storefront take precedence over shared ones and stay on that storefront', async () => {
  expect((await pageAt('ours')).title).toBe('Наша')
  expect(refusal(await ask('theirs')).code).toBe('NOT_FOUND')
  expect(refusal(await ask('ours', INTERNATIONAL)).code).toBe('NOT_FOUND')
})

test('editor HTML is sanitized; an invalid block is dropped and the page still renders', async () => {
  const { blocks } = await pageAt('evil')
  expect(blocks.map(({ id }) => id)).toStrictEqual(['a', 'd', 'e'])
  expect(blocks[0]).toStrictEqual({ kind: 'text', id: 'a', title: 'A', html: '<p>Тихо сюда <a href="/oferta">оферта</a></p>' })
  expect(blocks[1]).toMatchObject({ pictures: [{ title: 'Снимок', url: null }] })
  expect(blocks[1]?.kind === 'gallery' && blocks[1].pictures).toHaveLength(1)
  expect(blocks[2]).toMatchObject({ products: [{ url: '/catalog/necklaces/pendant-coin-yellow' }] })
  await eventually('the line of the log', () => shop.log().includes('a block of content is broken'))
})

test('edited texts override those of the release [content.texts-by-locale]', async () => {
  const textsIn = async (locale: string) => (await new Shopper({ url: shop.url() }).get(`/texts/${locale}`)).body as InterfaceTexts
  const [ru, en] = await Promise.all([textsIn('ru'), textsIn('en')])
  expect(ru.overrides).toStrictEqual({ 'shell.footer.about': 'О магазине' })
  expect([ru.errors.WRONG_PHONE, ru.errors.WRONG_EMAIL]).toStrictEqual(['Такого номера нет', 'Проверьте адрес почты'])
  expect('NO_SUCH_CODE' in ru.errors).toBe(false)
  expect([en.overrides, en.errors.WRONG_EMAIL]).toStrictEqual([{}, 'Check the email address'])
})

test('a version takes effect on its date automatically', async () => {
  expect((await pageAt('rules')).version).toBe(2)
  await shop.later(2 * DAY_MS + CACHE_MS)
  expect((await pageAt('rules')).version).toBe(3)
})
