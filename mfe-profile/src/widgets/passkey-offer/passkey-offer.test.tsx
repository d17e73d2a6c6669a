import { createWatch, fork } from 'effector'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addPasskey, passkeyCreation } from '@shop/contracts/auth/passkeys'
import { $toast, popupClosed } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { handled } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import type { Attestation } from '#features/passkey/ceremony.ts'
import { wasOffered } from '#features/passkey/offered.ts'
import { Widget } from './index.ts'
import { enrolment } from './model.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

const attestation: Attestation = {
  id: 'q2b4',
  rawId: 'q2b4',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' },
}

beforeEach(() => localStorage.clear())

async function open(make = () => Promise.resolve(attestation)) {
  const wire = fakeWire({
    'POST /profile/passkeys/options': passkeyCreation.example.answer as object,
    'POST /profile/passkeys': addPasskey.example.answer as object,
  })
  const scope = fork({ handlers: [...wire.handlers, handled(enrolment.makeFx, make)] })
  const closed = jest.fn()
  createWatch({ unit: popupClosed, fn: closed, scope })
  await renderWith(<Widget />, { scope, locale: 'ru', texts: { 'widget/passkey-offer': ru } })
  return { scope, closed, wire, user: userEvent.setup() }
}

test('appears once per device and can be declined', async () => {
  expect(wasOffered()).toBe(false)
  const { closed, wire, user } = await open()
  expect(wasOffered()).toBe(true)
  expect(screen.getByText(/только к localhost/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Не сейчас' }))
  expect(closed).toHaveBeenCalled()
  expect(wire.sent).toStrictEqual([])
})

test('creates a passkey and closes the popup', async () => {
  const { scope, closed, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('passkeyMade'))
})

test('a device failure shows an error and keeps the offer open', async () => {
  const { closed, user } = await open(() => Promise.reject('failed'))
  await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
  expect(await screen.findByText('Устройство не смогло создать ключ. Попробуйте ещё раз.')).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
})
