import { givenByTheShell } from './duplicates-of-shared.ts'

const entries: Record<string, string> = {
  '@shop/session': "export { $bag } from './bag.ts'\nexport { $shopper } from './shopper.ts'",
  '@shop/ui': "export { Button } from './controls/button/button.tsx'",
}
const given = givenByTheShell(['react', '@shop/session', '@shop/ui'], (name) => entries[name] ?? '')

test.each(['react', '@shop/session', '@shop/session/bag', '@shop/session/shopper', '@shop/ui/controls/button'])(
  '%s is provided by the shell',
  (module) => {
    expect(given.has(module)).toBe(true)
  },
)

test.each(['swiper', '@shop/ui/product-card', '@shop/ui/controls', '@shop/contracts/core/money'])(
  '%s may be bundled in a remote',
  (module) => {
    expect(given.has(module)).toBe(false)
  },
)
