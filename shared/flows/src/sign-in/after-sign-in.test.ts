import { allSettled, createEvent, createWatch, fork, type Scope } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $popup, $user, popupClosed, userChanged } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { createAfterSignIn } from './index.ts'

const shopper: User = { ...GUEST, id: 1, isAuth: true }
const wanted = createEvent<string>()
const refused = createEvent<void>()
const left = createEvent<void>()
const goesOn = createAfterSignIn({ wanted, refused, mayGoOn: ({ isAuth }) => isAuth, source: 'certificate-add', givenUp: left })

function shop(user: User) {
  const scope = fork({
    handlers: fakeWire({ 'POST /pd/frontend/common_data': { user, location: null, currency: 'RUB', cartData: null, menu: [] } }).handlers,
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
