import { fork } from 'effector'
import { $toast } from '@shop/session'
import { showNotice } from './notice.ts'

function arriveAt(address: string, html: string) {
  history.replaceState(null, '', address)
  document.body.innerHTML = html
  const scope = fork()
  showNotice(scope)
  return scope.getState($toast)?.text
}

test('what a form came to is told once, from the document [bag.without-scripts]', () => {
  document.cookie = 'notice=added; Path=/'
  expect(arriveAt('/catalog', '<noscript data-notice="Добавлено в корзину."></noscript>')).toBe('Добавлено в корзину.')
  expect(document.cookie).toBe('')
})

test('an address says nothing', () => {
  expect(arriveAt('/catalog?notice=SOLD_OUT', '<noscript></noscript>')).toBeUndefined()
})
