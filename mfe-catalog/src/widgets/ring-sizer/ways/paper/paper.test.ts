import { circumferenceOf } from '#features/my-size/systems.ts'
import { paperStrip } from './paper.ts'

const words = { title: 'Полоска', how: 'Масштаб 100 %', start: 'начало', check: '50 мм <точно>' }

test('the strip is in millimetres: a mark stands as far from the start as the ring is long inside', () => {
  const page = new DOMParser().parseFromString(paperStrip('ru', words), 'text/html')
  const svg = page.querySelector('svg')
  const [width, height] = ['width', 'height'].map((name) => Number(svg?.getAttribute(name)?.replace('mm', '')))
  expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${width?.toFixed(2)} ${height}`)
  const at = (label: string) => Number([...page.querySelectorAll('text')].find((text) => text.textContent === label)?.getAttribute('x'))
  expect(at('17') - at('RU')).toBeCloseTo(circumferenceOf(17), 1)
  expect(page.body.textContent).toContain('50 мм <точно>')
  expect(page.querySelectorAll('script, style, [style]')).toHaveLength(0)
})

test('abroad it has American sizes', () => {
  expect(paperStrip('en', words)).toContain('>6.5</text>')
})
