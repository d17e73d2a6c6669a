import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../test/in-shop.tsx'
import { ErrorSummary } from './index.ts'

const fields = [
  { id: 'email', label: 'почта' },
  { id: 'way', label: 'доставка' },
]

function Form({ attempt, wrong = fields }: { attempt: number; wrong?: typeof fields }) {
  return (
    <>
      <ErrorSummary title="Проверьте поля" fields={wrong} attempt={attempt} />
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

test('the summary keeps its position and content until the next attempt, so nothing shifts', () => {
  const { again } = renderInShop(<Form attempt={1} />)
  const words = screen.getByRole('alert').textContent
  again(<Form attempt={1} wrong={fields.slice(1)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  again(<Form attempt={1} wrong={[]} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  again(<Form attempt={2} wrong={fields.slice(1)} />)
  expect(screen.getByRole('alert')).not.toHaveTextContent('почта')
  again(<Form attempt={3} wrong={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without errors there is no summary', () => {
  renderInShop(<Form attempt={1} wrong={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
