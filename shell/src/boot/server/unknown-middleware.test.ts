/** @jest-environment node */
import { match } from '@shop/contracts/pages/routes'
import { testFace } from '@shop/testing/brand'
import { render } from './server.tsx'

const job = {
  pathname: '/delivery',
  search: '',
  origin: 'http://shop.com.localhost:3000',
  context: { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' },
  api: { base: 'http://127.0.0.1:9', headers: {} },
  versions: {},
  brand: testFace,
} as const

test('the server responds with 500 for a route with an unknown guard or loader [routes.unknown-middleware]', async () => {
  const row = match('/delivery')?.row
  if (!row) throw new Error('no row')
  row.middleware = ['no-such-guard']
  const load = jest.fn(() => Promise.resolve(null))
  const { status, html, head } = await render({ ...job }, load)
  delete row.middleware
  expect(status).toBe(500)
  expect(html).toContain('>Unknown middleware</p>')
  expect(head.noindex).toBe(true)
  expect(load.mock.calls.map(([, , name]: string[]) => name)).not.toContain('page/delivery')
})
