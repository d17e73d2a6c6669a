import { act, fireEvent, render, screen } from '@testing-library/react'
import { createWatch, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { useForm } from 'react-hook-form'
import { draftRequested, draftChanged } from '#features/checkout/draft.ts'
import type { Rules } from '#features/checkout/form/schema.ts'
import { EMPTY, type Values } from '#features/checkout/form/values.ts'
import { choiceChanged } from '#features/checkout/model/cart.ts'
import { useDraft } from './use-draft.ts'

const PAUSE_MS = 300

function Form() {
  const form = useForm<Values, Rules, Values>({ defaultValues: EMPTY })
  useDraft(form)
  return (
    <form>
      <input {...form.register('fio')} aria-label="fio" />
      <input {...form.register('address')} aria-label="address" />
      <input {...form.register('delivery')} aria-label="delivery" />
    </form>
  )
}

function shown() {
  const scope = fork()
  const drafts: string[] = []
  const choices: unknown[] = []
  createWatch({ unit: draftChanged, scope, fn: ({ fio, address }) => drafts.push(fio || address) })
  createWatch({ unit: choiceChanged, scope, fn: ({ delivery, address }) => choices.push([delivery, address]) })
  const view = render(
    <Provider value={scope}>
      <Form />
    </Provider>,
  )
  return { scope, drafts, choices, ...view }
}
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function typed(name = 'fio') {
  const form = shown()
  type(name, 'А')
  type(name, 'Ан')
  type(name, 'Анна')
  expect(form.drafts).toStrictEqual(['А'])
  return form
}

test('reports the first letter immediately, the rest after a typing pause', () => {
  const { drafts } = typed()
  act(() => jest.advanceTimersByTime(PAUSE_MS))
  expect(drafts).toStrictEqual(['А', 'Анна'])
})

test.each<[string, (form: ReturnType<typeof shown>) => void]>([
  ['the field is left', () => fireEvent.blur(screen.getByLabelText('fio'))],
  ['another version of the remote asks for it', ({ scope }) => scopeBind(draftRequested, { scope })()],
  ['the tab is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['the form is left', ({ unmount }) => unmount()],
])('flushes the pending draft immediately when %s', (_, happens) => {
  const form = typed()
  happens(form)
  expect(form.drafts).toStrictEqual(['А', 'Анна'])
})

test('reports the delivery method immediately, the address on blur', () => {
  const { choices } = shown()
  type('address', 'Лесная, 7')
  expect(choices).toStrictEqual([])
  fireEvent.blur(screen.getByLabelText('address'))
  expect(choices.at(-1)).toStrictEqual(['', 'Лесная, 7'])
  type('delivery', '2:')
  expect(choices.at(-1)).toStrictEqual(['2:', 'Лесная, 7'])
})
