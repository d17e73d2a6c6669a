import { screen } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Timeline } from './index.ts'

test('the current step is marked as current, and completed steps show their time', () => {
  renderInShop(
    <Timeline
      label="Ход заказа"
      steps={[
        { key: 'created', name: 'Оформлен', when: '20 ноября, 14:05', isDone: true, isPresent: false },
        { key: 'packed', name: 'Собираем', isDone: false, isPresent: true },
        { key: 'sent', name: 'В пути', isDone: false, isPresent: false },
      ]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Ход заказа' })).toBeVisible()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toStrictEqual(['Оформлен20 ноября, 14:05', 'Собираем', 'В пути'])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toStrictEqual([null, 'step', null])
})
