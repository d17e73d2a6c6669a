import { fork } from 'effector'
import { $toast } from '@shop/session'
import { showNotice } from './notice.ts'

function arriveAt(address: string) {
  history.replaceState(null, '', address)
  const scope = fork()
  showNotice(scope)
  return scope.getState($toast)?.text
}

test('a refused form says why once: the address forgets it', () => {
  expect(arriveAt('/catalog/rings?metal=yellow&notice=SOLD_OUT')).toStrictEqual({ namespace: 'errors', key: 'SOLD_OUT' })
  expect(location.search).toBe('?metal=yellow')
})

test('a word that is no code of ours is never shown', () => {
  expect(arriveAt('/catalog?notice=You+have+won')).toBeUndefined()
  expect(location.search).toBe('')
})
