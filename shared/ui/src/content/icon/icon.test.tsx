import fs from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import { Icon } from './icon.tsx'
import { ICON_NAMES } from './names.ts'

const sprite = fs.readFileSync(path.join(__dirname, '../../../sprite.svg'), 'utf8')

test('icon names match the symbols of the sprite', () => {
  const symbols = [...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name)
  expect([...ICON_NAMES]).toStrictEqual(symbols)
  expect(symbols).toHaveLength(57)
})

test('the sprite is inline SVG without scripts and takes no space', () => {
  expect(sprite).not.toMatch(/<script|on\w+=|href=/)
  expect(sprite).toMatch(/^<svg [^>]*style="display:none"/)
})

test('an icon references the sprite and is hidden from screen readers', () => {
  const { container } = render(<Icon name="heart" size="s" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('use')).toHaveAttribute('href', '#i-heart')
})
