import { removeParsePauses, withParsePauses } from './parse-pauses.ts'

const card = `<article>${'a word '.repeat(250)}</article>`
const page = `<main>${card.repeat(10)}</main>`

test('a long document lets frames and taps in after every four cards, from within the card', () => {
  const cards = withParsePauses(page).split('</article>')
  expect(cards.map((text) => text.endsWith('<script type="text/pause"></script>'))).toStrictEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => number % 4 === 0),
  )
})

test('a short one is left as it is', () => {
  expect(withParsePauses(`<main>${card}</main>`)).toBe(`<main>${card}</main>`)
})

test('React finds what it has rendered', () => {
  const root = document.createElement('div')
  root.innerHTML = withParsePauses(page)
  expect(root.querySelectorAll('script')).toHaveLength(2)
  removeParsePauses(root)
  expect(root.innerHTML).toBe(page)
})
