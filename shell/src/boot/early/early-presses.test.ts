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
