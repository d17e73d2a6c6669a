import { renderInShop } from '../../../test/in-shop.tsx'
import { Price } from './price.tsx'
import { translate } from '../../../test/translate.ts'
import { Totals } from '../../content/totals/index.ts'

const bag = (pieces: number) => (
  <>
    <Price price={{ initial: 99_900_00 * pieces, final: 84_900_00 * pieces }} currency="RUB" />
    <Totals
      rows={[{ key: 'goods', label: `Украшений: ${pieces}`, sum: `${pieces}`, why: 'с\u00a0доставкой' }]}
      grand={{ label: 'К\u00a0оплате', sum: `${84_900 * pieces}` }}
    />
  </>
)

test('sums follow their lines after a page translator has replaced every text [screen.translated-page]', () => {
  const { container, again } = renderInShop(bag(1))
  translate(container)
  again(bag(2))
  const shown = container.textContent.replaceAll(/\s/g, '')
  expect(shown).toContain('169800₽')
  expect(shown).toContain('Украшений:2')
  expect(shown).toContain('К\u00a0оплате169800'.replaceAll(/\s/g, ''))
  expect(shown).not.toContain('84900₽')
})
