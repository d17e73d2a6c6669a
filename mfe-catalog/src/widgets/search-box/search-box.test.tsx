import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHistory } from '@shop/testing/memory-router'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

test('a query leads to its results, and works as a plain form before the code has come', async () => {
  const visits = createHistory('/404')
  await renderWith(<Widget />, { texts: { 'widget/search-box': ru } }, visits)
  const form = screen.getByRole('search', { name: ru.title })
  expect(form).toHaveAttribute('action', '/search')
  await userEvent.type(screen.getByRole('searchbox', { name: ru.what }), ' серьги {Enter}')
  expect(decodeURIComponent(visits.place().pathname + visits.place().search)).toBe('/search?text=серьги')
})
