import { dutyEstimate, dutyText } from './duties.ts'
import { money } from './money.ts'

const RING = 119_000

test.each([
  ['AE', undefined, 'Duties and taxes are included'],
  ['AE', RING, 'Duties and taxes are included'],
  ['KZ', RING, 'No import duty'],
  ['US', RING, 'Import duty is paid on receipt, about $84'],
  ['GB', undefined, 'Import duty is paid on receipt, about 23% of the price'],
  ['ZZ', undefined, 'Import duty is paid on receipt, about 20% of the price'],
  ['RU', RING, null],
])('the duty of %s for %j [delivery.duties-stated]', (country, sum, text) => {
  const estimate = sum === undefined ? null : dutyEstimate(country, sum)
  expect(dutyText(country, 'en', estimate === null ? null : money(estimate, 'USD', 'en'))).toBe(text)
})

test('the same is said in Russian', () => {
  expect(dutyText('US', 'ru')).toBe('Ввозную пошлину платят при получении, примерно 7 % цены')
})
