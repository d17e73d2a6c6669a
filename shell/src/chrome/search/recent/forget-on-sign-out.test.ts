import { allSettled, fork } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import { $user, userChanged } from '@shop/session'
import { given } from '@shop/testing/given'
import { forgetSearchesOnSignOut } from './forget-on-sign-out.ts'

const ANNA = { ...GUEST, id: 7, isAuth: true }

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('searches:ru', '["жемчуг"]')
  localStorage.setItem('searches:en', '["pearls"]')
})

test('signing out clears recent searches', async () => {
  const scope = fork({ values: [given($user, ANNA)] })
  forgetSearchesOnSignOut(scope)
  await allSettled(userChanged, { scope, params: { ...ANNA, name: 'Анна' } })
  expect(localStorage).toHaveLength(2)
  await allSettled(userChanged, { scope, params: GUEST })
  expect(localStorage).toHaveLength(0)
})

test('signing in or confirming a phone keeps them', async () => {
  const scope = fork()
  forgetSearchesOnSignOut(scope)
  await allSettled(userChanged, { scope, params: { ...GUEST, phone: '+79000000001' } })
  await allSettled(userChanged, { scope, params: ANNA })
  expect(localStorage).toHaveLength(2)
})
