import { page } from './page.ts'
import { ROOT } from '../processes/state.ts'

const before = process.env['PORT']
afterEach(() => {
  if (before === undefined) delete process.env['PORT']
  else process.env['PORT'] = before
})

test('npm run new prints the URL of a new page with the actual port', () => {
  process.env['PORT'] = '4400'
  const { next } = page(ROOT, ['mfe-landings', 'gift-guide', '/gift-guide'], {})
  expect(next.join('\n')).toContain('http://shop.ru.localhost:4400/gift-guide')
})
