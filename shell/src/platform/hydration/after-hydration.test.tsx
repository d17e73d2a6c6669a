import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { act } from '@testing-library/react'
import { useAfterHydration } from './after-hydration.ts'

const port = () => '3000'
const renders: string[] = []
function Link() {
  const value = useAfterHydration(port, '')
  renders.push(value)
  return <a href={`//shop.ru:${value}`}>ru</a>
}

test('the first render matches the server’s, the next one uses browser data', async () => {
  const html = renderToString(<Link />)
  expect(html).toBe('<a href="//shop.ru:">ru</a>')
  renders.length = 0
  const root = document.createElement('div')
  root.innerHTML = html
  const trouble = jest.fn()
  await act(async () => void hydrateRoot(root, <Link />, { onRecoverableError: trouble }))
  expect(renders).toStrictEqual(['', '3000'])
  expect(root.innerHTML).toBe('<a href="//shop.ru:3000">ru</a>')
  expect(trouble).not.toHaveBeenCalled()
})
