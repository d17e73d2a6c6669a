import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { TrueScale } from '@shop/contracts/core/true-scale'
import { $popup } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { fork } from 'effector'
import { keepScale } from '#features/screen-scale/kept.ts'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const name = 'Кольцо «Аврора»'
const ring: TrueScale = { mmPerPixel: 0.0264, widthMm: 17.2, heightMm: 19, isWhole: true, wornOn: 'finger' }
const pendant: TrueScale = { mmPerPixel: 0.0621, widthMm: 53.4, heightMm: 58.3, isWhole: false, wornOn: 'neck' }
const photo = aPhoto({ width: 960, height: 1200 })

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true })
})

async function show(scale: TrueScale, { isWorn = false, locale = 'ru' }: { isWorn?: boolean; locale?: Locale } = {}) {
  const scope = fork()
  await renderWith(<Widget name={name} photo={photo} scale={scale} isWorn={isWorn} />, {
    scope,
    locale,
    texts: { 'widget/true-scale': locale === 'ru' ? ru : en },
  })
  return { popup: () => scope.getState($popup)?.widget ?? null, user: userEvent.setup() }
}
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const pictureName = () => plain(screen.getByRole('img').getAttribute('aria-label'))
const toggle = () => screen.getByRole('switch')

test.each([
  ['a ring in Russian', ring, 'ru', `${name}: 17,2 мм в ширину, 19 мм в высоту`, ['17,2 мм', '19 мм']],
  ['a ring in English', ring, 'en', `${name}: 0.68 in / 17.2 mm wide, 0.75 in / 19 mm high`, ['0.68 in / 17.2 mm', '0.75 in / 19 mm']],
  ['a pair', { ...ring, wornOn: 'lobe' }, 'ru', `${name}: пара занимает 17,2 мм в ширину, 19 мм в высоту`, ['17,2 мм', '19 мм']],
  ['a part of a chain', pendant, 'ru', `${name}: на снимке часть украшения, отрезок рядом с ней 10 мм`, ['10 мм']],
] as const)('%s has its measures as lines and in words [product.measures-of-picture]', async (_, scale, locale, said, lines) => {
  await show(scale, { locale })
  expect(pictureName()).toBe(said)
  const shown = plain(screen.getByTestId('measures').textContent)
  expect(shown).toBe(lines.join(''))
})

test('the measures of a ring are said to be those of the picture, of other pieces they are not [product.measures-of-picture]', async () => {
  await show(ring)
  expect(screen.getByRole('status')).toHaveTextContent(/^Размеры кольца на.снимке: у.другого размера они немного отличаются$/)
  keepScale(5)
  await userEvent.click(toggle())
  expect(screen.getByRole('status')).not.toHaveTextContent('на снимке')
  cleanup()
  await show({ ...ring, wornOn: 'lobe' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the switch shows the picture in real size on a calibrated screen [product.real-size]', async () => {
  keepScale(5)
  const { user, popup } = await show(ring)
  expect(screen.getByTestId('measures')).toHaveStyle({ width: '100%' })
  await user.click(toggle())
  // 960 pixels of 0.0264 mm, 5 CSS pixels each mm.
  expect(Number.parseFloat(screen.getByTestId('measures').style.width)).toBeCloseTo(126.72, 5)
  expect([pictureName(), screen.getByTestId('measures').textContent]).toStrictEqual([`${name}, в натуральную величину`, ''])
  expect(popup()).toBeNull()
  await user.keyboard(' ')
  expect(toggle()).not.toBeChecked()
  expect(screen.getByTestId('measures')).toHaveStyle({ width: '100%' })
})

test('a screen that is not calibrated is calibrated first, and asked once [product.real-size]', async () => {
  const { user, popup } = await show(ring)
  await user.click(toggle())
  expect([popup(), toggle().getAttribute('aria-checked')]).toStrictEqual(['ring-sizer', 'false'])
  act(() => keepScale(4))
  expect(toggle()).toBeChecked()
  expect(Number.parseFloat(screen.getByTestId('measures').style.width)).toBeCloseTo(101.376, 5)
})

test('zooming the page keeps the real size [product.real-size]', async () => {
  keepScale(4)
  const { user } = await show(ring)
  await user.click(toggle())
  Object.defineProperty(window, 'devicePixelRatio', { value: 1.25, configurable: true })
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(Number.parseFloat(screen.getByTestId('measures').style.width)).toBeCloseTo(101.376 / 1.25, 5)
})

test('a browser that stores nothing still shows the real size [screen.storage-refused]', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await show(ring)
  act(() => keepScale(6))
  await user.click(toggle())
  expect(toggle()).toBeChecked()
  refused.mockRestore()
  act(() => keepScale(6))
})

test.each([
  ['wrist', 'на запястье 50 мм в ширину', 4.7],
  ['lobe', 'у мочки уха высотой 62 мм', 8],
  ['helix', 'на ухе высотой 62 мм', 8],
  ['neck', 'на шее 115 мм в ширину', 3],
] as const)('on the %s the piece and the silhouette have one scale [product.worn-to-scale]', async (wornOn, said, unitsPerMm) => {
  await show({ ...ring, wornOn }, { isWorn: true })
  expect(pictureName()).toBe(`${name}: ${said}`)
  const shownWidth = Number(document.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2])
  const share = Number.parseFloat(screen.getByTestId('worn').style.width) / 100
  expect((share * shownWidth) / unitsPerMm).toBeCloseTo(960 * 0.0264, 5)
})

test('a ring goes around the finger: its back is hidden, and nothing hangs over the edge [product.ring-around-finger]', async () => {
  await show(ring, { isWorn: true })
  expect(pictureName()).toBe(`${name}: на пальце 17 мм в ширину`)
  const shown = screen.getByTestId('ring')
  // As wide as the finger, which is 17 mm, with its own thickness.
  expect((Number(shown.getAttribute('width')) * 17.2) / (960 * 0.0264) / 4.7).toBeCloseTo(20.3, 1)
  const of = (part: string | null | undefined) =>
    document.querySelector(`[id="${/#([^)]+)/.exec(part ?? '')?.[1]}"] path`)?.getAttribute('d')
  expect(of(shown.closest('[clip-path]')?.getAttribute('clip-path'))).toBe(document.querySelector('svg > path')?.getAttribute('d'))
  const lowest = Math.max(...(of(shown.getAttribute('mask'))?.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 1))
  expect(lowest).toBeLessThan(19 * 4.7 * 1.18 * 0.2)
})
