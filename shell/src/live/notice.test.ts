import { fork } from 'effector'
import { $toast } from '@shop/session'
import { showNotice } from './notice.ts'

function arriveAt(address: string) {
  history.replaceState(null, '', address)
  const scope = fork()
  showNotice(scope)
  return scope.getState($toast)?.text
}

test('a rejected form shows its error once: the notice is removed from the URL', () => {
  expect(arriveAt('/catalog/rings?metal=yellow&notice=SOLD_OUT')).toStrictEqual({ namespace: 'errors', key: 'SOLD_OUT' })
  expect(location.search).toBe('?metal=yellow')
})

test('an unknown code is never shown', () => {
  expect(arriveAt('/catalog?notice=You+have+won')).toBeUndefined()
  expect(location.search).toBe('')
})
