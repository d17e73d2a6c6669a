import { useRef } from 'react'
import { render, screen } from '@testing-library/react'
import { lockScroll, useScrollLock } from './scroll-lock.ts'

const page = document.documentElement

test('scrolling unlocks when the last lock is released, each counted once', () => {
  const giveBack = lockScroll()
  const giveBackOther = lockScroll()
  giveBack()
  giveBack()
  expect(page).toHaveStyle({ overflow: 'hidden' })
  giveBackOther()
  expect(page).not.toHaveStyle({ overflow: 'hidden' })
  expect(page).not.toHaveAttribute('data-held')
})

test('the space of a classic scrollbar is reserved', () => {
  Object.defineProperty(page, 'clientWidth', { value: innerWidth - 15, configurable: true })
  const giveBack = lockScroll()
  expect(page.style.scrollbarGutter).toBe('stable')
  giveBack()
  expect(page.style.scrollbarGutter).toBeFalsy()
})

function Menu() {
  const box = useRef<HTMLDivElement>(null)
  useScrollLock(box)
  return <div ref={box} data-testid="menu" />
}

test('a popover locks scrolling while it is open and unlocks on unmount', () => {
  let isOpen = true
  jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':popover-open' && isOpen)
  const { unmount } = render(<Menu />)
  expect(page).toHaveStyle({ overflow: 'hidden' })
  const toggle = (open: boolean) => {
    isOpen = open
    screen.getByTestId('menu').dispatchEvent(new Event('toggle'))
  }
  toggle(false)
  expect(page).not.toHaveStyle({ overflow: 'hidden' })
  toggle(true)
  expect(page).toHaveStyle({ overflow: 'hidden' })
  unmount()
  expect(page).not.toHaveStyle({ overflow: 'hidden' })
})
