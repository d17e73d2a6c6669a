import { Component, Suspense, type ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { forgetFailedParts, optionalPart, part } from './part.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>не загрузилось</p> : this.props.children
  }
}

test('a failed part loads after Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn<Promise<{ default: () => ReactNode }>, []>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ default: () => <p>здесь</p> })
  const Part = part(load)
  const view = (attempt: number) => (
    <Boundary key={attempt}>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>
  )
  const { rerender } = await act(async () => render(view(1)))
  expect(screen.getByText('не загрузилось')).toBeInTheDocument()

  await act(async () => rerender(view(2)))
  expect(screen.getByText('не загрузилось')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)

  forgetFailedParts()
  await act(async () => rerender(view(3)))
  expect(screen.getByText('здесь')).toBeInTheDocument()
})

test('where the code of an optional part does not come, its page goes on without it', async () => {
  const Part = optionalPart<object>(() => Promise.reject<{ default: () => null }>(new Error('lost')))
  await act(async () =>
    render(
      <>
        <p>page</p>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </>,
    ),
  )
  expect(document.body).toHaveTextContent(/^page$/)
})
