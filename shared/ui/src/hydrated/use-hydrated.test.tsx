import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { useHydrated } from './index.ts'

const Own = () => <p>{useHydrated() ? 'own' : 'frame'}</p>

test('the server writes the frame, and the browser goes on to what is the shopper’s own', () => {
  expect(renderToString(<Own />)).toBe('<p>frame</p>')
  render(<Own />)
  expect(screen.getByText('own')).toBeInTheDocument()
})
