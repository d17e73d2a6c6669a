import { designerInfo, listDesigners, type DesignerLine, type DesignerStory } from '@shop/contracts/catalog/designers'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const list = async (host = RUSSIAN) => {
  const answer = await new Shopper({ host }).get('/designers')
  expect(keeps(listDesigners, answer)).toBe(true)
  return (answer.body as { result: { designers: DesignerLine[] } }).result.designers
}
const story = async (slug: string, host = RUSSIAN) => {
  const answer = await new Shopper({ host }).get(`/designers/${slug}/info`)
  expect(keeps(designerInfo, answer)).toBe(true)
  return (answer.body as { result: { designer: DesignerStory } }).result.designer
}

test('lists twelve designers, each with items', async () => {
  const designers = await list()
  expect(designers).toHaveLength(12)
  for (const { url, count } of designers) {
    const { quantity } = await new Shopper().show('designers', url.replace('/designers/', ''))
    expect([url, count]).toStrictEqual([url, quantity])
    expect(count).toBeGreaterThan(2)
  }
})

test('three designers are featured above the list with an item of theirs', async () => {
  expect((await list()).filter(({ picture }) => picture).map(({ name }) => name)).toStrictEqual(['Vera Moss', 'Северин', 'Тихая вода'])
})

test('a designer has a story, a workshop and a price range', async () => {
  const designer = await story('vera-moss')
  expect(designer).toMatchObject({ name: 'Vera Moss', lang: 'en', city: 'Лондон', since: 2019, chapter: 'Гладкое золото' })
  expect(designer.story.length).toBeGreaterThan(1)
  expect(designer.wide?.base).toContain('banners/new-1')
  const { filters } = await new Shopper().show('designers', 'vera-moss')
  const [from, to] = filters.find(({ code }) => code === 'price')?.values.map(({ label }) => Number(label) * 100) ?? []
  expect(designer.prices).toStrictEqual({ from, to, currency: 'RUB' })
})

test('a designer page suggests three others, never itself', async () => {
  const { near } = await story('halden')
  expect(near).toHaveLength(3)
  expect(near.map(({ url }) => url)).not.toContain('/designers/halden')
})

test('the international stories contain no Russian text', async () => {
  const designers = await list(INTERNATIONAL)
  const stories = await Promise.all(designers.map(({ url }) => story(url.replace('/designers/', ''), INTERNATIONAL)))
  expect(JSON.stringify([designers, stories])).not.toMatch(/[а-яё]/i)
})

test('an unknown designer returns 404', async () => {
  expect(refusal(await new Shopper().get('/designers/nobody/info'))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})
