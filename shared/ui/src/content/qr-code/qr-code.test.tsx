import { act, screen } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { QrCode } from './index.ts'
import { qrPath, TextTooLongForQr } from './qr-path.ts'

const LINK = 'https://shop.ru/?ref=K7M2QX9D'
/** What level H of the largest code holds, in bytes. */
const MOST = 1273

test('a link is a square of dark modules with a quiet zone of four', () => {
  const { side, path } = qrPath(LINK)
  expect(side).toBe(33 + 8)
  // The finder pattern of the first corner begins with a row of seven.
  expect(path).toMatch(/^M4 4h7v1H4z/)
  expect([...path.matchAll(/M(\d+) (\d+)/g)].every(([, x, y]) => Number(x) >= 4 && Number(y) < side - 4)).toBe(true)
})

test('the capacity of level H is encoded, one byte more throws a clear error [content.qr-too-long]', () => {
  expect(qrPath('a'.repeat(MOST)).side).toBe(177 + 8)
  expect(() => qrPath('a'.repeat(MOST + 1))).toThrow(TextTooLongForQr)
  expect(() => qrPath('я'.repeat(MOST))).toThrow(`A QR code of level H cannot hold ${2 * MOST} bytes`)
})

test('the code is a named image of 256 px [content.qr-size]', async () => {
  await act(async () => void renderInShop(<QrCode text={LINK} label="Ссылка для друга" ready />))
  const picture = await screen.findByRole('img', { name: 'Ссылка для друга' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toStrictEqual(['256', '256'])
})

test('before hydration a placeholder of the same size is rendered', () => {
  const { container } = renderInShop(<QrCode text={LINK} label="Ссылка" ready={false} />)
  expect(container.querySelector('[style]')).toHaveStyle({ width: '256px', height: '256px' })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a text that does not fit shows a message instead of the code', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await act(async () => void renderInShop(<QrCode text={'a'.repeat(MOST + 1)} label="Ссылка" ready />))
  expect(await screen.findByText('Ссылка слишком длинная для QR-кода')).toBeVisible()
})
