import { releasePresses, replayEarly, replayPresses } from '../../platform/hydration/replay.ts'

test('a button pressed before its code is pressed again once, as soon as its area is live [screen.presses-are-kept]', async () => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  })
  await import('./early.ts')
  document.body.innerHTML = `<button type="button">Menu</button><div data-area="page/a"><button type="button">More</button></div>
    <button type="button" popovertarget="x">Native</button>`
  const [menu, more, native] = [...document.querySelectorAll('button')]
  const pressed: string[] = []
  for (const button of [menu, more, native]) button!.addEventListener('click', () => pressed.push(button!.textContent))
  for (const button of [menu, menu, more, native]) button!.click()
  expect([pressed, menu!.getAttribute('aria-busy')]).toStrictEqual([['Native'], 'true'])
  // The first page is live before the shell is: repeated for ever, the press would hang the tab.
  const first = document.createElement('div')
  first.dataset['area'] = 'page/first'
  first.innerHTML = '<button type="button">First</button>'
  document.body.append(first)
  first.firstElementChild!.addEventListener('click', () => pressed.push('First'))
  first.querySelector('button')!.click()
  first.dataset['live'] = ''
  replayPresses(first)
  expect(pressed.splice(1)).toStrictEqual(['First'])
  replayEarly()
  replayPresses(null)
  expect([pressed, menu!.hasAttribute('aria-busy'), more!.getAttribute('aria-busy')]).toStrictEqual([['Native', 'Menu'], false, 'true'])
  menu!.click()
  expect(pressed).toStrictEqual(['Native', 'Menu', 'Menu'])
  const area = document.querySelector('[data-area]')!
  area.setAttribute('data-live', '')
  replayPresses(area)
  more!.click()
  expect(pressed.slice(3)).toStrictEqual(['More', 'More'])

  area.removeAttribute('data-live')
  more!.click()
  expect(more).toHaveAttribute('aria-busy', 'true')
  releasePresses(area)
  expect(more).not.toHaveAttribute('aria-busy')
  more!.click()
  expect(more).not.toHaveAttribute('aria-busy')
  replayPresses(area)
  expect(pressed.slice(5)).toStrictEqual(['More'])
})

test('a link of a popup pressed before its code is pressed again, and other keys open it elsewhere', async () => {
  document.body.innerHTML = '<div data-area="widget/a"><a href="/contacts" aria-haspopup="dialog">More</a><a href="/about">About</a></div>'
  replayEarly()
  const [more, about] = [...document.querySelectorAll('a')]
  const opened = jest.fn((event: Event) => event.preventDefault())
  more!.addEventListener('click', opened)
  const press = (link: Element | undefined, keys: MouseEventInit = {}) =>
    link!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  expect([press(more), opened.mock.calls.length, more!.getAttribute('aria-busy')]).toStrictEqual([false, 0, 'true'])
  press(more, { ctrlKey: true })
  expect(opened).toHaveBeenCalledTimes(1)
  about!.addEventListener('click', (event) => event.preventDefault())
  press(about)
  expect(about).not.toHaveAttribute('aria-busy')
  const area = document.querySelector('[data-area]')!
  area.setAttribute('data-live', '')
  // React has written the area anew.
  area.replaceChildren(more!.cloneNode(true))
  area.firstElementChild!.addEventListener('click', opened)
  replayPresses(area)
  expect(opened).toHaveBeenCalledTimes(2)
  expect(area.firstElementChild).not.toHaveAttribute('aria-busy')
})
