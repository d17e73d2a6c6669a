import { markLive } from './mark-live.ts'

test('presses kept in the area are repeated once, others stay [screen.presses-are-kept]', () => {
  document.body.innerHTML = '<div data-area="part/look"><button aria-busy="true">Add</button></div><button>Menu</button>'
  const [add, menu] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  const pressed = jest.fn()
  add.addEventListener('click', pressed)
  const early = { pressed: new Set([add, menu]) }
  Object.assign(window, { early })
  const area = document.querySelector('[data-area]')
  markLive(area)
  markLive(area)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(add).not.toHaveAttribute('aria-busy')
  expect(area).toHaveAttribute('data-live')
  expect([...early.pressed]).toStrictEqual([menu])
  Reflect.deleteProperty(window, 'early')
})

test('without early presses only the area is marked', () => {
  document.body.innerHTML = '<div data-area="part/look"></div>'
  markLive(document.querySelector('[data-area]'))
  expect(document.querySelector('[data-area]')).toHaveAttribute('data-live')
})
