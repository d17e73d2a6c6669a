import type { ContentPage } from '@shop/contracts/content/content'
import {
  cancelContent,
  type ContentVersion,
  contentVersions,
  draftContent,
  PREVIEW_HOURS,
  publishContent,
} from '@shop/contracts/content/content-publishing'
import type { MainPage } from '@shop/contracts/content/main-page'
import type { InterfaceTexts } from '@shop/contracts/content/texts'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import type { StoredBanners } from '../../src/goods/content/documents/documents.ts'
import { readContentFile } from '../../src/goods/content/files/files.ts'
import { Office } from '../support/services/office.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const KEY = 'content-key-of-these-tests'
/** Longer than anything is kept. */
const CACHE_MS = 16_000

const office = new Office()
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ CONTENT_KEY: KEY, PREVIEW_KEY: 'preview-key-of-these-tests' })
})
afterAll(() => shop.remove())

const now = () => Date.now() + office.forward
const later = async (milliseconds: number) => {
  await shop.later(milliseconds)
  office.forward += milliseconds
}
const seeded = (file: string) => readContentFile(file).body as Record<string, unknown>
const send = (path: string, message: object, key = KEY) => office.ask(shop.url(), 'POST', path, message, { key })
const publish = async (documents: object[], at?: Date) => {
  const answer = await send(publishContent.path, { documents, ...(at && { at: at.toISOString() }) })
  expect(answer.status).toBe(200)
  return answer.body as {
    result: boolean
    documents: { name: string; version: number; status: string; later: { version: number }[] }[]
    refused: object[]
  }
}
const versionsOf = async (name: string) => {
  const { body } = await office.ask(shop.url(), 'GET', contentVersions.path, undefined, { key: KEY })
  return (body['versions'] as ContentVersion[]).filter((one) => one.name === name).map(({ version, state }) => [version, state])
}

const shopper = (cookies = {}, host = RUSSIAN) => new Shopper({ url: shop.url(), host, cookies })
const pageOf = async (path: string, cookies = {}) =>
  ((await shopper(cookies).ask('POST', `/_content/${path}`)).body as { page: ContentPage }).page
const about = (title: string, more = {}) => ({ name: 'pages/about.ru', body: { ...seeded('pages/about.ru.yaml'), title, ...more } })

test('published content appears at once with a new version; repeating the call changes nothing', async () => {
  // Read a moment before, and kept.
  expect((await pageOf('about')).title).not.toBe('Кто мы')
  const first = await publish([about('Кто мы')])
  expect(first.documents).toMatchObject([{ name: 'pages/about.ru', version: 2, status: 'published', later: [] }])
  expect((await pageOf('about')).title).toBe('Кто мы')
  expect((await publish([about('Кто мы')])).documents).toMatchObject([{ version: 2, status: 'unchanged' }])
  expect(await versionsOf('pages/about.ru')).toStrictEqual([
    [2, 'shown'],
    [1, 'earlier'],
  ])
})

test('a scheduled version appears at its time, not earlier', async () => {
  const at = new Date(now() + HOUR_MS)
  expect((await publish([about('С первого декабря')], at)).documents).toMatchObject([{ version: 3, status: 'scheduled' }])
  // An urgent change between the two is told that it will be replaced.
  expect((await publish([about('Срочно')])).documents).toMatchObject([{ version: 4, status: 'published', later: [{ version: 3 }] }])
  // Read a moment before its time, and kept no longer.
  await later(HOUR_MS - 2000)
  expect((await pageOf('about')).title).toBe('Срочно')
  await later(2000)
  expect((await pageOf('about')).title).toBe('С первого декабря')
})

test('a scheduled version can be canceled, a published one cannot', async () => {
  const contacts = { name: 'pages/contacts.ru', body: { ...seeded('pages/contacts.ru.yaml'), title: 'Никогда' } }
  const texts = { name: 'texts/en', body: { 'shell.about': 'Never' } }
  await publish([about('Никогда', { version: 2 }), contacts, texts], new Date(now() + HOUR_MS))
  const cancel = async (version: number, name = 'pages/about.ru') => (await send(cancelContent.path, { name, version })).body['result']
  expect([await cancel(5), await cancel(5), await cancel(3)]).toStrictEqual([true, false, false])
  expect([await cancel(2, contacts.name), await cancel(2, texts.name)]).toStrictEqual([true, true])
  await later(2 * HOUR_MS)
  expect((await pageOf('about')).title).toBe('С первого декабря')
  expect((await pageOf('contacts')).title).toBe('Контакты')
  expect(((await shopper().get('/texts/en')).body as InterfaceTexts).overrides).toStrictEqual({})
  expect((await versionsOf('pages/about.ru'))[0]).toStrictEqual([5, 'cancelled'])
})

test('an earlier version is restored as a new version', async () => {
  const { documents } = await publish([{ name: 'pages/about.ru', version: 1 }])
  expect(documents).toMatchObject([{ version: 6, status: 'published' }])
  await later(CACHE_MS)
  expect((await pageOf('about')).title).toBe('О нас')
  expect((await publish([{ name: 'pages/about.ru', version: 77 }])).refused).toStrictEqual([
    { name: 'pages/about.ru', path: [], message: 'There is no version 77 of pages/about.ru.' },
  ])
})

test('a new edition of a legal page applies from its start date, and the previous one stays readable', async () => {
  const day = new Date(now() + 30 * HOUR_MS).toISOString().slice(0, 10)
  const terms = { name: 'pages/terms.ru', body: { ...seeded('pages/terms.ru.yaml'), version: 2, date: day, lead: 'Вторая редакция.' } }
  expect((await publish([terms])).documents).toMatchObject([{ status: 'scheduled' }])
  expect((await pageOf('terms')).version).toBe(1)
  await later(48 * HOUR_MS)
  const shown = await pageOf('terms')
  expect([shown.version, shown.date, shown.versions.map(({ version }) => version)]).toStrictEqual([2, day, [2, 1]])
  expect((await pageOf('terms?version=1')).lead).toBe(seeded('pages/terms.ru.yaml')['lead'])
})

test('invalid documents are rejected together with the path of each error, and nothing is published', async () => {
  const [block] = seeded('pages/about.ru.yaml')['blocks'] as object[]
  const bad = about('Плохая', {
    blocks: [
      { ...block, html: '<p onclick="steal()">Тихо</p>' },
      { kind: 'products', id: 'pieces', title: 'Вещи', slugs: ['pendant-coin-yellow'] },
      { kind: 'text', id: 'a', title: 'А', html: '<p><a href="/no-such-page">Туда</a></p>', colour: 'red' },
    ],
  })
  const { result, refused } = await publish([{ name: 'texts/en', body: { 'shell.about': 'Us' } }, bad])
  expect(result).toBe(false)
  expect(refused).toMatchObject([
    { name: 'pages/about.ru', path: ['blocks', 2, 'colour'] },
    { name: 'pages/about.ru', path: ['blocks', 0, 'html'] },
    { name: 'pages/about.ru', path: ['blocks', 2, 'html'] },
  ])
  const lost = about('Ничья', {
    blocks: [{ kind: 'products', id: 'pieces', title: 'Вещи', slugs: ['pendant-coin-yellow', 'no-such-piece'] }],
  })
  expect((await publish([lost])).refused).toStrictEqual([
    { name: 'pages/about.ru', path: ['blocks', 0, 'slugs', 1], message: 'There is no piece "no-such-piece".' },
  ])
  expect((await versionsOf('texts/en')).map(([version]) => version)).toStrictEqual([2, 1])
})

test('banners and interface texts are published the same way', async () => {
  const banners = readContentFile('banners.yaml').body as StoredBanners
  const changed = banners.map((banner) => (banner.place === 'main' ? { ...banner, ru: { ...banner.ru, title: 'Зима в золоте' } } : banner))
  // Read a moment before, and kept.
  for (const path of ['/main-page', '/texts/ru']) expect((await shopper().get(path)).status).toBe(200)
  await publish([
    { name: 'banners', body: changed },
    { name: 'texts/ru', body: { 'shell.about': 'О магазине', 'errors.WRONG_PHONE': 'Такого номера нет' } },
  ])
  expect(((await shopper().get('/main-page')).body as MainPage).mainBanner?.title).toBe('Зима в золоте')
  const texts = (await shopper().get('/texts/ru')).body as InterfaceTexts
  expect([texts.overrides, texts.errors.WRONG_PHONE]).toStrictEqual([{ 'shell.about': 'О магазине' }, 'Такого номера нет'])
})

test.each(['office-key-of-these-tests', '', 'sandbox-content-key'])('the key %p cannot publish', async (key) => {
  expect((await send(publishContent.path, { documents: [about('Чужая')] }, key)).status).toBe(401)
  expect((await send(draftContent.path, { documents: [about('Чужая')] }, key)).status).toBe(401)
})

test('all pages of the shop fit into one call', async () => {
  const documents = Array.from({ length: 60 }, (_, index) => ({
    name: `pages/many-${index}.ru`,
    body: { ...about('Много').body, paths: [`many-${index}`], lead: 'Ж'.repeat(4000) },
  }))
  expect((await publish(documents)).documents).toHaveLength(60)
})

describe('a preview', () => {
  const draft = async (documents: object[]) => {
    const { body } = await send(draftContent.path, { documents })
    return body as { result: boolean; token: string; until: string; refused: object[] }
  }

  test('shows the draft to the holder of its cookie, is not cached, and is hidden from shoppers', async () => {
    const { token } = await draft([about('Черновик'), { name: 'texts/ru', body: { 'shell.about': 'Черновик' } }])
    const editor = { preview: token }
    expect((await pageOf('about', editor)).title).toBe('Черновик')
    expect((await pageOf('about')).title).toBe('О нас')
    expect((await pageOf('about', editor)).title).toBe('Черновик')
    const [drafted, plain] = await Promise.all([shopper(editor).get('/texts/ru'), shopper().get('/texts/ru')])
    expect((drafted.body as InterfaceTexts).overrides).toStrictEqual({ 'shell.about': 'Черновик' })
    expect(JSON.stringify(plain.body)).not.toContain('Черновик')
    expect([drafted.headers.get('cache-control'), drafted.headers.get('etag')]).toStrictEqual(['no-store', null])
    expect((await shopper(editor).ask('POST', '/_content/about')).headers.get('cache-control')).toBe('no-store')
    // What the draft does not have is what everybody sees, and so is the other language.
    expect((await pageOf('returns', editor)).title).toBe('Возврат и обмен')
    const english = await shopper(editor, INTERNATIONAL).ask('POST', '/_content/about')
    expect((english.body as { page: ContentPage }).page.title).toBe('About us')
  })

  test('shows a page and an edition that are not published yet', async () => {
    const page = { ...about('Новая').body, paths: ['new-page'] }
    const { token } = await draft([
      { name: 'pages/new-page.ru', body: page },
      { name: 'pages/privacy.ru', body: { ...seeded('pages/privacy.ru.yaml'), version: 9, date: '2031-01-01' } },
    ])
    expect((await pageOf('new-page', { preview: token })).title).toBe('Новая')
    expect(refusal(await shopper().ask('POST', '/_content/new-page')).status).toBe(404)
    const privacy = await pageOf('privacy', { preview: token })
    expect([privacy.version, privacy.versions[0]]).toStrictEqual([9, { version: 9, date: '2031-01-01' }])
  })

  test('rejects an invalid draft', async () => {
    const { result, token, refused } = await draft([about('', {})])
    expect([result, token, refused]).toStrictEqual([
      false,
      null,
      [{ name: 'pages/about.ru', path: ['title'], message: 'This text is empty.' }],
    ])
  })

  test('with a tampered or expired token shows the public content', async () => {
    const { token, until } = await draft([about('Черновик')])
    const opened = (one: string) => shopper().get(`/content-preview/${one}`)
    expect((await opened(token)).body).toStrictEqual({ until })
    const [id = '', seconds = '', signature = ''] = token.split('.')
    const changed = [
      `${id}.${seconds.slice(0, -1)}${seconds.endsWith('z') ? 'y' : 'z'}.${signature}`,
      `${id}1.${seconds}.${signature}`,
      `${id}.${seconds}.${signature.slice(1)}A`,
      'x',
    ]
    for (const one of changed) {
      expect(refusal(await opened(one))).toStrictEqual({ status: 404, code: 'PREVIEW_OVER' })
      expect((await pageOf('about', { preview: one })).title).toBe('О нас')
    }
    await later(PREVIEW_HOURS * HOUR_MS + 1000)
    expect(refusal(await opened(token))).toStrictEqual({ status: 404, code: 'PREVIEW_OVER' })
    expect((await pageOf('about', { preview: token })).title).toBe('О нас')
  })
})
