import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Checkbox } from './index.ts'

function Form() {
  const [agrees, setAgrees] = useState(false)
  const [renders, render] = useState(0)
  return (
    <>
      <Checkbox name="agreement" checked={agrees} onChange={setAgrees}>
        Согласен
      </Checkbox>
      <button type="button" onClick={() => render(renders + 1)}>
        {agrees ? 'agrees' : 'refuses'} {renders}
      </button>
    </>
  )
}

test.each([
  [true, 'agrees 1'],
  [false, 'refuses 1'],
])('a checkbox ticked (%s) before hydration stays ticked', async (isTicked, expected) => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  const box = root.querySelector('input')
  if (isTicked) box?.click()
  await act(async () => hydrateRoot(root, <Form />))
  await act(async () => root.querySelector('button')?.click())
  expect(box?.checked).toBe(isTicked)
  expect(root.textContent).toContain(expected)
})
