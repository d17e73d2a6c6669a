import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const CALL = 'POST /_content/loyalty-program-rules?block%5B%5D=earn&block%5B%5D=spend&block%5B%5D=term'
const text = (id: string, title: string) => ({ kind: 'text', id, title, html: `<p>${title}.</p>` })
const RULES = {
  page: {
    path: 'loyalty-program-rules',
    title: 'Правила',
    lead: '',
    version: 1,
    date: '2026-11-01',
    versions: [{ version: 1, date: '2026-11-01' }],
    blocks: [text('earn', 'Как копятся'), text('spend', 'Как тратятся')],
  },
}
const show = async (answer: () => unknown) => {
  const wire = fakeWire({ [CALL]: answer })
  await renderWith(<Widget />, { wire, texts: { 'widget/loyalty': ru } })
  return wire
}

test('the popup shows the main sections of the rules and links to the full text [popups.of-landings]', async () => {
  await show(() => RULES)
  expect(screen.getByRole('region', { name: 'Как копятся' })).toHaveTextContent('Как копятся.')
  expect(screen.getByRole('link', { name: ru.whole })).toHaveAttribute('href', '/loyalty-program-rules')
})

test('rules that failed to load can be retried', async () => {
  let isDown = true
  await show(() => {
    if (isDown) throw offline()
    return RULES
  })
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('region', { name: 'Как тратятся' })).toBeVisible()
})
