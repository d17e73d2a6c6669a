import { screen } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Totals } from './index.ts'

test('each amount is shown with its name and its reason', () => {
  renderInShop(
    <Totals
      rows={[{ key: 'code', label: 'Промокод ЗИМА10', sum: '−6 240 ₽', why: 'Только на серьги' }]}
      grand={{ label: 'К оплате', sum: '162 100 ₽' }}
    />,
  )
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(names).toStrictEqual(['Промокод ЗИМА10Только на серьги', 'К оплате'])
  expect(sums).toStrictEqual(['−6 240 ₽', '162 100 ₽'])
})
