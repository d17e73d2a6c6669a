import { fork } from 'effector'
import { addTexts, createTextsHost } from '@shop/i18n'
import { errorsRu } from '@shop/i18n/errors/ru'
import { $toast } from '@shop/session'
import { showNotice } from './notice.ts'

function arriveAt(address: string) {
  history.replaceState(null, '', address)
  const scope = fork()
  const texts = createTextsHost('ru')
  addTexts(texts, 'errors', errorsRu)
  showNotice(scope, texts)
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
