import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CodeField } from './index.ts'
import { TextArea, TextField } from '../field/index.ts'

function Form() {
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [code, setCode] = useState('')
  const [renders, render] = useState(0)
  return (
    <>
      <TextField
        label="Name"
        name="name"
        mask={(text) => text.toUpperCase()}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea label="Words" name="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <CodeField label="Code" id="code" value={code} onChange={setCode} onComplete={() => {}} />
      <button type="button" onClick={() => render(renders + 1)}>
        {[name, words, code, renders].join(' ')}
      </button>
    </>
  )
}

test('text typed before hydration stays, is masked and reaches the form [forms.typed-before-scripts]', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  const [name, code] = root.querySelectorAll('input')
  const words = root.querySelector('textarea')
  if (!name || !code || !words) throw new Error('The form is not whole')
  name.value = 'anna'
  words.value = 'hello'
  code.value = '48'
  await act(async () => hydrateRoot(root, <Form />))
  await act(async () => root.querySelector('button')?.click())
  expect([name.value, words.value, code.value]).toStrictEqual(['ANNA', 'hello', '48'])
  expect(root.querySelector('button')).toHaveTextContent('ANNA hello 48 1')
})
