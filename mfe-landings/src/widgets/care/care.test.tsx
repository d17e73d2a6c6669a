import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const CALL =
  'POST /_content/caring-for-jewelry?block%5B%5D=every&block%5B%5D=gold&block%5B%5D=silver&block%5B%5D=gilt&block%5B%5D=steel&block%5B%5D=stones'
const ANSWER = {
  page: {
    path: 'caring-for-jewelry',
    title: '',
    lead: '',
    version: 1,
    date: '2026-11-01',
    versions: [{ version: 1, date: '2026-11-01' }],
    blocks: [{ kind: 'text', id: 'every', title: 'Сначала', html: '<p>Одно из многих.</p>' }],
  },
}

test.each([
  ['ru', ru, /[а-я]{3}/i, '/ukhod-za-ukrasheniyami'],
  ['en', en, /^[^а-я]*[a-z]{3}/i, '/caring-for-jewelry'],
] as const)('in %s it has a heading of its own and leads to the whole page [popups.of-landings]', async (locale, texts, words, page) => {
  await renderWith(<Widget />, { wire: fakeWire({ [CALL]: ANSWER }), locale, texts: { 'widget/care': texts } })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
  expect(screen.getByRole('link', { name: texts.more })).toHaveAttribute('href', page)
})

test('a guide that failed to load can be retried', async () => {
  let isDown = true
  const answer = () => {
    if (isDown) throw offline()
    return ANSWER
  }
  await renderWith(<Widget />, { wire: fakeWire({ [CALL]: answer }), texts: { 'widget/care': ru } })
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Одно из многих.')).toBeInTheDocument()
})
