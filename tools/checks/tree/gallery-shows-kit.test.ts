import { componentsIn, galleryShowsKit, missingFrom } from './gallery-shows-kit.ts'

test('the components of an index are its value exports with component names', () => {
  const index = `export { Chips, ChipLink, type ChipLinkProps } from './chip.tsx'
export { Overlay, TITLE_ID } from './overlay.tsx'
export { FavoritesForm } from './favorites-form.tsx'
export { useHydrated } from './use-hydrated.ts'
export {
  Button,
  type ButtonProps,
} from './button.tsx'`
  expect(componentsIn(index)).toStrictEqual(['Chips', 'ChipLink', 'Overlay', 'Button'])
})

test('a component missing from all sheets is reported; a longer name is another component', () => {
  expect(missingFrom(['<ButtonLink to="/">', '<Chips>'], ['Button', 'ButtonLink', 'Chips'])).toStrictEqual(['Button'])
})

test('every component of the kit has a sheet', async () => {
  expect(await galleryShowsKit.run('')).toStrictEqual([])
})
