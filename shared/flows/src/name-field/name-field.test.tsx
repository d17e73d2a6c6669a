import { useForm } from 'react-hook-form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWith } from '@shop/testing/render-page'
import { NameField } from './index.ts'

function Form({ saved = '', send = () => {} }: { saved?: string; send?: (values: { name: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { name: saved } })
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)}>
      <NameField label="Имя" {...register('name')} />
      <button>Дальше</button>
    </form>
  )
}
const field = () => screen.getByRole('textbox', { name: 'Имя' })

test('a name in capitals is set right when the field is left, where the shopper sees it, and sent so [forms.usual-capitals]', async () => {
  const user = userEvent.setup()
  const send = jest.fn()
  await renderWith(<Form send={(values) => send(values)} />)
  await user.type(field(), 'АННА ПЕТРОВА')
  expect(field()).toHaveValue('АННА ПЕТРОВА')
  await user.tab()
  expect(field()).toHaveValue('Анна Петрова')
  await user.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(send).toHaveBeenCalledWith({ name: 'Анна Петрова' })
})

test.each([
  ['aNNA pETROVA', 'Anna Petrova'],
  ['иВАН', 'Иван'],
  ["Ronald McDonald O'Neil", "Ronald McDonald O'Neil"],
])('a slip of the Caps Lock key is set right when the field is left: %s [forms.usual-capitals]', async (typed, usual) => {
  const user = userEvent.setup()
  await renderWith(<Form />)
  await user.type(field(), typed)
  await user.tab()
  expect(field()).toHaveValue(usual)
})

test('what the shopper changes back stays', async () => {
  const user = userEvent.setup()
  await renderWith(<Form />)
  await user.type(field(), 'анна')
  await user.tab()
  expect(field()).toHaveValue('Анна')
  await user.clear(field())
  await user.type(field(), 'АННА')
  await user.tab()
  expect(field()).toHaveValue('АННА')
})

test('a name that is only passed by stays as it was saved', async () => {
  const user = userEvent.setup()
  await renderWith(<Form saved="АННА" />)
  await user.click(field())
  await user.tab()
  expect(field()).toHaveValue('АННА')
})
