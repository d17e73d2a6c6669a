import { screen } from '@testing-library/react'
import { texts as en } from '../../../texts/en.ts'
import { texts as ru } from '../../../texts/ru.ts'
import { renderInShop } from '../../../test/in-shop.tsx'
import { SkeletonCards } from './skeleton-cards.tsx'
import { Waiting } from './skeleton.tsx'

test.each([
  ['what is waited for', <Waiting key="one" />],
  ['a list that is waited for', <SkeletonCards key="many" />],
])('%s shows the waiting text [errors.waiting-text]', (_, waiting) => {
  renderInShop(waiting)
  expect(screen.getByRole('status')).toHaveTextContent('Подождите…')
})

test('the text is the agreed one in both languages', () => {
  expect([ru.loading, en.loading]).toStrictEqual(['Подождите…', 'wait...'])
})
