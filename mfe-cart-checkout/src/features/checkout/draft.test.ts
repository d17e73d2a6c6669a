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

test('a form change updates the draft and marks it unsaved', async () => {
  const scope = await formOf()
  expect(scope.getState($typedIn)).toBe(false)
  await allSettled(draftChanged, { scope, params: anna })
  expect([scope.getState($values), scope.getState($typedIn)]).toStrictEqual([anna, true])
})

test('an identical draft changes nothing', async () => {
  const scope = await formOf()
  const heard: unknown[] = []
  createWatch({ unit: draftAccepted, scope, fn: (values) => heard.push(values) })
  await allSettled(draftChanged, { scope, params: { ...first } })
  expect([heard, scope.getState($typedIn)]).toStrictEqual([[], false])
})

test('drops a late form draft after the order is placed', async () => {
  const scope = await formOf()
  await allSettled(draftDone, { scope })
  await allSettled(draftChanged, { scope, params: anna })
  expect([scope.getState($values), scope.getState($typedIn)]).toStrictEqual([null, false])
})

test('merges pending patches until the form takes them', async () => {
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
])('a form that is %s anew discards the old patch', async (_, event) => {
  const scope = await formOf()
  await allSettled(patched, { scope, params: { delivery: '2:' } })
  await allSettled(event, { scope, params: anna })
  expect(scope.getState($patch)).toStrictEqual({})
})

test('a snapshot requests the draft from the form first and contains it', async () => {
  const scope = await formOf()
  createWatch({ unit: draftRequested, scope, fn: () => void allSettled(draftChanged, { scope, params: anna }) })
  expect(snapshotOf(scope)).toStrictEqual({ values: anna, section: 'contact' })
})
