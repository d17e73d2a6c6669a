import { screen, waitFor } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Failure } from './states.tsx'

const health = jest.fn()
const fetchBefore = globalThis.fetch
let api = 'ready'

beforeEach(() => {
  health.mockImplementation(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ api }) }))
  globalThis.fetch = health
})
afterEach(() => {
  globalThis.fetch = fetchBefore
  health.mockReset()
})

test('a failed load is retried automatically once the front door reports the API as ready', async () => {
  api = 'away'
  const onRetry = jest.fn()
  renderInShop(<Failure onRetry={onRetry} />)
  await waitFor(() => expect(health).toHaveBeenCalledWith('/front-door/health/ready', { cache: 'no-store' }))
  expect(onRetry).not.toHaveBeenCalled()
  api = 'ready'
  globalThis.dispatchEvent(new Event('online'))
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument()
})

test('a failure without retry does not poll', () => {
  renderInShop(<Failure />)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(health).not.toHaveBeenCalled()
})
