import { allSettled, createEvent, createWatch, fork, type Scope } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $popup, $user, commonDataAsked, popupClosed, userChanged } from '@shop/session'
import { fakeWire, later } from '@shop/testing/fake-wire'
import { createAfterSignIn } from './index.ts'

const shopper: User = { ...GUEST, id: 1, isAuth: true }
const LOCATION = {
  city_id: null,
  city: '',
  region: '',
  country: 'Россия',
  country_iso_code: 'RU',
  beltway_hit: null,
  beltway_distance: null,
}
const commonDataOf = (user: User) => ({ user, location: LOCATION, currency: 'RUB', cartData: null, menu: [] })
const wanted = createEvent<string>()
const refused = createEvent<void>()
const left = createEvent<void>()
const goesOn = createAfterSignIn({ wanted, refused, mayGoOn: ({ isAuth }) => isAuth, source: 'certificate-add', givenUp: left })

function shop(user: User) {
  const scope = fork({
    handlers: fakeWire({ 'POST /pd/frontend/common_data': commonDataOf(user) }).handlers,
    values: [[$user, user]],
  })
  const went = jest.fn()
  createWatch({ unit: goesOn, fn: went, scope })
  return { scope, went }
}
const signIn = (scope: Scope, user: User = shopper) => allSettled(userChanged, { scope, params: user })
const want = (scope: Scope) => allSettled(wanted, { scope, params: 'a card' })

test('a signed-in shopper continues at once', async () => {
  const { scope, went } = shop(shopper)
  await want(scope)
  expect(went).toHaveBeenCalledTimes(1)
  expect(scope.getState($popup)).toBeNull()
})

test('a guest gets the sign-in popup with the source and continues once after signing in', async () => {
  const { scope, went } = shop(GUEST)
  await want(scope)
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'certificate-add' } })
  expect(went).not.toHaveBeenCalled()
  await signIn(scope, { ...GUEST, confirmedPhone: '+79000000001' })
  expect(went).not.toHaveBeenCalled()
  await signIn(scope)
  await signIn(scope)
  expect(went).toHaveBeenCalledTimes(1)
})

test('a shopper whom the API treats as a guest gets the sign-in popup too', async () => {
  const { scope, went } = shop(shopper)
  await allSettled(refused, { scope })
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth' })
  await signIn(scope)
  expect(went).toHaveBeenCalledTimes(1)
})

test.each([
  ['closes the popup', popupClosed],
  ['leaves', left],
])('a shopper who %s does not continue after signing in later', async (_, unit) => {
  const { scope, went } = shop(GUEST)
  await want(scope)
  await allSettled(unit, { scope })
  await signIn(scope)
  expect(went).not.toHaveBeenCalled()
})

test.each([
  ['a signed-in shopper who acts before common_data answers continues then', shopper, 1],
  ['a guest who acts before common_data answers gets the sign-in popup then', GUEST, 0],
])('%s', async (_, user, times) => {
  const answer = later<object>()
  const scope = fork({ handlers: fakeWire({ 'POST /pd/frontend/common_data': answer.answer }).handlers })
  const went = jest.fn()
  createWatch({ unit: goesOn, fn: went, scope })
  const known = allSettled(commonDataAsked, { scope, params: { path: '/' } })
  const acted = want(scope)
  expect([went.mock.calls.length, scope.getState($popup)]).toStrictEqual([0, null])
  answer.resolve(commonDataOf(user))
  await Promise.all([known, acted])
  expect([went.mock.calls.length, scope.getState($popup) !== null]).toStrictEqual([times, times === 0])
})
