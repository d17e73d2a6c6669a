import { type ContentPage, services } from '@shop/contracts/content'
import { INTERNATIONAL, keeps, RUSSIAN, Shopper } from './support/shopper.ts'

test.each(['piercing'])('the services page %s has blocks in both languages', async (key) => {
  const ask = async (host: string) => {
    const answer = await new Shopper({ host }).get(`/api/v1/services/${key}`)
    expect(keeps(services, answer)).toBe(true)
    return (answer.body as { data: ContentPage }).data
  }
  const [ru, en] = await Promise.all([ask(RUSSIAN), ask(INTERNATIONAL)])
  expect(ru.title).toMatch(/[А-я]/)
  expect(en.title).toMatch(/^[A-Z]/)
  const outline = ({ blocks }: ContentPage) => blocks.map(({ kind, id }) => [kind, id])
  expect(outline(ru)).toStrictEqual(outline(en))
})
