import { screen, waitFor } from '@testing-library/react'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const CALL = 'POST /_content/warranty?block%5B%5D=term&block%5B%5D=covered&block%5B%5D=not&block%5B%5D=how'
const ANSWER = {
  page: {
    path: 'warranty',
    title: '',
    lead: '',
    version: 1,
    date: '2026-11-01',
    versions: [{ version: 1, date: '2026-11-01' }],
    blocks: [{ kind: 'text', id: 'term', title: 'Сначала', html: '<p>Одно из многих.</p>' }],
  },
}

test.each([
  ['ru', ru, /[а-я]{3}/i, '/garantii'],
  ['en', en, /^[^а-я]*[a-z]{3}/i, '/warranty'],
] as const)('in %s it has a heading of its own and leads to the whole page [popups.of-landings]', async (locale, texts, words, page) => {
  await renderWith(<Widget />, { wire: fakeWire({ [CALL]: ANSWER }), locale, texts: { 'widget/warranty': texts } })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
  expect(screen.getByRole('link', { name: texts.more })).toHaveAttribute('href', page)
})
