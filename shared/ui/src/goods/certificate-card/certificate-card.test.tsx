import { renderInShop } from '../../../test/in-shop.tsx'
import { CertificateCard } from './index.ts'

const picture = { base: 'certificates/silk', widths: [320, 640], fallback: 640, width: 1200, height: 750, color: '#bfa88a', alt: 'Шёлк' }

test('the card exposes the shop’s name and the amount; its picture is decorative', () => {
  const { container } = renderInShop(<CertificateCard picture={picture} sizes="540px" mark="ZLATA" sum="25 000 ₽" />)
  expect(container).toHaveTextContent('ZLATA25 000 ₽')
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

test('without a design the card is plain', () => {
  const { container } = renderInShop(<CertificateCard picture={null} sizes="540px" mark="ZLATA" sum="1 000 ₽" />)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('1 000 ₽')
})
