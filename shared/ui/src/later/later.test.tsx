import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server'
import { $isTakenOver } from '@shop/session'
import { Later } from './later.tsx'

const page = (isTakenOver: boolean) => (
  <Provider value={fork({ values: [[$isTakenOver, isTakenOver]] })}>
    <h1>Ring</h1>
    <Later>
      <p>Story</p>
    </Later>
  </Provider>
)

test('the server writes everything, and so does the page that takes its HTML over', () => {
  expect(renderToString(page(false))).toContain('Story')
})

test('after a navigation what is below comes a moment after the first screen', async () => {
  render(page(true))
  expect(screen.getByText('Ring')).toBeInTheDocument()
  expect(screen.queryByText('Story')).toBeNull()
  expect(await screen.findByText('Story')).toBeInTheDocument()
})
