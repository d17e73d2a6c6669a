import { keepScale, readScale } from './kept.ts'

const given = (place: object, name: string, value: unknown) => Object.defineProperty(place, name, { value, configurable: true })

beforeEach(() => {
  localStorage.clear()
  given(window, 'devicePixelRatio', 2)
  given(window, 'screen', { width: 390, height: 844 })
})

test('a calibration is kept for this screen, however it is turned and zoomed', () => {
  keepScale(6)
  expect(readScale()).toBe(6)
  given(window, 'screen', { width: 844, height: 390 })
  given(window, 'devicePixelRatio', 3)
  expect(readScale()).toBe(4)
  given(window, 'screen', { width: 1920, height: 1080 })
  expect(readScale()).toBeNull()
})

test.each(['', 'nonsense', 'null', '{"screen":"390x844","pixels":"many"}', '{"screen":"390x844","pixels":900}'])(
  '%j is no calibration',
  (text) => {
    localStorage.setItem('screen-scale', text)
    expect(readScale()).toBeNull()
  },
)
