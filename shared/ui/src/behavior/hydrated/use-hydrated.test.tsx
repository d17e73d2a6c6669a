import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { useHydrated } from './index.ts'

const Own = () => <p>{useHydrated() ? 'own' : 'frame'}</p>

test('the server renders the placeholder, hydration switches to the shopper’s own content', () => {
  expect(renderToString(<Own />)).toBe('<p>frame</p>')
  render(<Own />)
  expect(screen.getByText('own')).toBeInTheDocument()
})
