import { readShareUrl, shareUrl } from './share-picture.ts'

const path = '/catalog/rings/solitaire-aurora-yellow'

test('the address of a share picture contains its page', () => {
  expect(readShareUrl(shareUrl(path, ['Кольцо', 'Noor Atelier']))).toMatchObject({ path })
})

test('a different name gives a different picture, the same name the same one', () => {
  expect(shareUrl(path, ['Кольцо', 'Noor Atelier'])).toBe(shareUrl(path, ['Кольцо', 'Noor Atelier']))
  expect(shareUrl(path, ['Кольца', 'Noor Atelier'])).not.toBe(shareUrl(path, ['Кольцо', 'Noor Atelier']))
})

test.each([
  '/share/about.jpg',
  '/share/about.1234567.jpg',
  '/share/../about.12345678.jpg',
  '/about.12345678.jpg',
  '/share/about.12345678.png',
])('%s is not a share picture address', (address) => {
  expect(readShareUrl(address)).toBeNull()
})
