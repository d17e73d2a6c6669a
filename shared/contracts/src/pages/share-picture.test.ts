import { readShareUrl, shareUrl } from './share-picture.ts'

const path = '/catalog/rings/solitaire-aurora-yellow'

test('the address of a share picture names its page', () => {
  expect(readShareUrl(shareUrl(path, ['Кольцо', 'Noor Atelier']))).toMatchObject({ path })
})

test('another name is another picture, and the same name the same', () => {
  expect(shareUrl(path, ['Кольцо', 'Noor Atelier'])).toBe(shareUrl(path, ['Кольцо', 'Noor Atelier']))
  expect(shareUrl(path, ['Кольца', 'Noor Atelier'])).not.toBe(shareUrl(path, ['Кольцо', 'Noor Atelier']))
})

test.each([
  '/share/about.jpg',
  '/share/about.1234567.jpg',
  '/share/../about.12345678.jpg',
  '/about.12345678.jpg',
  '/share/about.12345678.png',
])('%s is no such address', (address) => {
  expect(readShareUrl(address)).toBeNull()
})
