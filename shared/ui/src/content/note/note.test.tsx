import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { ErrorSummary, FormError } from './index.ts'

const fields = [
  { id: 'email', label: 'почта' },
  { id: 'way', label: 'доставка' },
]

type Title = Parameters<typeof ErrorSummary>[0]['title']

function Form({ attempt, wrong = fields, title = 'Проверьте поля' }: { attempt: number; wrong?: typeof fields; title?: Title }) {
  return (
    <>
      <ErrorSummary title={title} fields={wrong} attempt={attempt} />
      <input id="email" aria-label="Почта" />
      <fieldset id="way">
        <input type="radio" aria-label="Курьер" />
      </fieldset>
    </>
  )
}

test('the summary takes focus on every attempt and links to each field', async () => {
  const { again } = renderInShop(<Form attempt={1} />)
  expect(screen.getByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'почта' }))
  expect(screen.getByRole('textbox')).toHaveFocus()
  again(<Form attempt={2} />)
  expect(screen.getByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'доставка' }))
  expect(screen.getByRole('radio')).toHaveFocus()
})

test('a field that is right again leaves the summary, and the last one takes it away [forms.errors-go]', () => {
  const { again } = renderInShop(<Form attempt={1} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте поля: почта, доставка')
  again(<Form attempt={1} wrong={fields.slice(1)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Проверьте поля: доставка$/)
  again(<Form attempt={1} wrong={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  again(<Form attempt={2} />)
  expect(screen.getByRole('alert')).toHaveTextContent('доставка')
})

test('a single wrong field takes the focus at every attempt, and no summary stands above it [forms.one-mistake-focused]', async () => {
  const { again } = renderInShop(<Form attempt={1} wrong={fields.slice(1)} />)
  expect(screen.getByRole('radio')).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('textbox'))
  again(<Form attempt={2} wrong={fields.slice(1)} />)
  expect(screen.getByRole('radio')).toHaveFocus()
  again(<Form attempt={3} />)
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a single field that cannot take the focus is named by the summary', () => {
  renderInShop(<Form attempt={1} wrong={[{ id: 'in-a-closed-part', label: 'слова на открытке' }]} />)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('слова на открытке')
})

test('a field that became wrong later waits for the next attempt', () => {
  const third = { id: 'name', label: 'имя' }
  const { again } = renderInShop(<Form attempt={1} />)
  again(<Form attempt={1} wrong={[third, ...fields]} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Проверьте поля: почта, доставка$/)
})

test('the number in the summary is that of the fields it lists [forms.errors-go]', () => {
  const title = (count: number) => `Полей: ${count}`
  const { again } = renderInShop(<Form attempt={1} title={title} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Полей: 2: почта, доставка')
  again(<Form attempt={1} title={title} wrong={[...fields.slice(1), { id: 'name', label: 'имя' }]} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Полей: 1: доставка$/)
})

test('without errors there is no summary', () => {
  renderInShop(<Form attempt={1} wrong={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the refusal of a form takes the focus when it appears and when it says something else, not at every render', () => {
  const Shown = ({ words }: { words: string | null }) => (
    <>
      {words && <FormError>{words}</FormError>}
      <input aria-label="Почта" />
    </>
  )
  const { again } = renderInShop(<Shown words={null} />)
  again(<Shown words="Нет связи" />)
  expect(screen.getByRole('alert')).toHaveFocus()
  screen.getByRole('textbox').focus()
  again(<Shown words="Нет связи" />)
  expect(screen.getByRole('textbox')).toHaveFocus()
  again(<Shown words="Слишком часто" />)
  expect(screen.getByRole('alert')).toHaveFocus()
})
