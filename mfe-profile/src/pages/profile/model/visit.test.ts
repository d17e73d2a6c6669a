import { allSettled, createWatch } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { commonDataAsked, userChanged } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { aPlace } from '@shop/testing/places'
import { scopeOf } from '@shop/testing/render-page'
import { $signedOut, forgotten, opened, sectionWanted } from './visit.ts'

const anna: User = { ...GUEST, id: 1, isAuth: true, name: 'Анна' }
const boris: User = { ...GUEST, id: 2, isAuth: true, name: 'Борис' }

async function profile() {
  let user = anna
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => ({ user, location: aPlace(), currency: 'RUB', cartData: null, menu: [] }),
  })
  const scope = scopeOf({ wire })
  const heard: string[] = []
  createWatch({ unit: forgotten, scope, fn: () => heard.push('forgotten') })
  createWatch({ unit: sectionWanted, scope, fn: (section) => heard.push(section) })
  await allSettled(opened, { scope, params: { section: 'bonusesData', order: null } })
  return {
    heard,
    gone: () => scope.getState($signedOut),
    /** `common_data` names this shopper. */
    said: (shopper: User) => {
      user = shopper
      return allSettled(commonDataAsked, { scope, params: { path: '/profile' } })
    },
    changed: (shopper: User) => {
      user = shopper
      return allSettled(userChanged, { scope, params: shopper })
    },
  }
}

test('the first known shopper, even if repeated, changes nothing', async () => {
  const { heard, gone, said } = await profile()
  await said(anna)
  await said(anna)
  expect([heard, gone()]).toStrictEqual([['bonusesData'], null])
})

test('switching shoppers discards the previous data and loads it again', async () => {
  const { heard, said, changed } = await profile()
  await said(anna)
  await changed(boris)
  expect(heard).toStrictEqual(['bonusesData', 'forgotten', 'bonusesData'])
})

test('signing out discards all data and requests nothing', async () => {
  const { heard, gone, said, changed } = await profile()
  await said(anna)
  await changed(GUEST)
  expect(gone()).toBe('left')
  expect(heard).toContain('forgotten')
  expect(heard.filter((section) => section === 'bonusesData')).toHaveLength(1)
})

test('a session that expired on the server is reported once by common_data', async () => {
  const { gone, said, changed } = await profile()
  await said(GUEST)
  expect(gone()).toBe('refused')
  await changed(anna)
  expect(gone()).toBeNull()
  await changed(GUEST)
  await said(GUEST)
  expect(gone()).toBe('left')
})
