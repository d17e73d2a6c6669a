import { replayEarly } from './replay.ts'

function page(form: string) {
  document.body.innerHTML = `<span data-testid="bag-count">2</span>${form}`
  return document.querySelector('button')!
}

const addition = `<form method="post" action="/do/cart/add" data-early><input name="sku_id" value="ring-165"><input name="quantity" value="3"><button>Add</button></form>`

beforeAll(() => import('./early.ts'))

test('what is submitted before the code is there is kept, counted at once, and given to React later', () => {
  const button = page(addition)
  const heard = jest.fn((event: Event) => event.preventDefault())
  button.click()
  expect(document.querySelector('[data-testid=bag-count]')?.textContent).toBe('5')
  expect(button.getAttribute('aria-busy')).toBe('true')
  document.querySelector('form')!.addEventListener('submit', heard)
  expect(replayEarly()).toStrictEqual([])
  expect(heard).toHaveBeenCalledTimes(1)
  expect(button.hasAttribute('aria-busy')).toBe(false)
})
