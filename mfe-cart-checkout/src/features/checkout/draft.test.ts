import { allSettled, createWatch, fork } from 'effector'
import {
  $patch,
  $typedIn,
  $values,
  begun,
  draftAccepted,
  draftRequested,
  draftChanged,
  draftDone,
  patchTaken,
  patched,
  prepared,
  snapshotOf,
} from './draft.ts'
import { EMPTY } from './form/values.ts'

const first = { ...EMPTY, delivery: '1:standard' }
const anna = { ...first, fio: 'Анна Петрова' }

async function formOf(values = first) {
  const scope = fork()
  await allSettled(begun, { scope, params: values })
  return scope
}

test('what the form tells is the draft, and unsaved', async () => {
  const scope = await formOf()
  expect(scope.getState($typedIn)).toBe(false)
  await allSettled(draftChanged, { scope, params: anna })
  expect([scope.getState($values), scope.getState($typedIn)]).toStrictEqual([anna, true])
})

test('a draft that says nothing new changes nothing', async () => {
  const scope = await formOf()
  const heard: unknown[] = []
  createWatch({ unit: draftAccepted, scope, fn: (values) => heard.push(values) })
  await allSettled(draftChanged, { scope, params: { ...first } })
  expect([heard, scope.getState($typedIn)]).toStrictEqual([[], false])
})

test('after the order a late draft of its form is dropped', async () => {
  const scope = await formOf()
  await allSettled(draftDone, { scope })
  await allSettled(draftChanged, { scope, params: anna })
  expect([scope.getState($values), scope.getState($typedIn)]).toStrictEqual([null, false])
})

test('patches wait for the form together, until it has taken them over', async () => {
  const scope = await formOf()
  await allSettled(patched, { scope, params: { delivery: '2:' } })
  await allSettled(patched, { scope, params: { payment_method_id: '4' } })
  expect(scope.getState($patch)).toStrictEqual({ delivery: '2:', payment_method_id: '4' })
  expect(scope.getState($values)).toMatchObject({ delivery: '2:', payment_method_id: '4' })
  await allSettled(patchTaken, { scope })
  expect(scope.getState($patch)).toStrictEqual({})
})

test.each([
  ['prepared', prepared],
  ['begun', begun],
])('a form that is %s anew does not take an old patch over', async (_, event) => {
  const scope = await formOf()
  await allSettled(patched, { scope, params: { delivery: '2:' } })
  await allSettled(event, { scope, params: anna })
  expect(scope.getState($patch)).toStrictEqual({})
})

test('a snapshot asks the form first, and holds its answer', async () => {
  const scope = await formOf()
  createWatch({ unit: draftRequested, scope, fn: () => void allSettled(draftChanged, { scope, params: anna }) })
  expect(snapshotOf(scope)).toStrictEqual({ values: anna, section: 'contact' })
})
