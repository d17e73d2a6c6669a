import { fullFolders } from './full-folders.ts'

const files = (folder: string, quantity: number, ending = 'ts') =>
  Array.from({ length: quantity }, (_, index) => `${folder}/${index}.${ending}`)

test('a folder with more than a dozen files of code is found, and how many it has', () => {
  expect(fullFolders([...files('api/src/orders', 13), ...files('api/src/cart', 12)])).toStrictEqual([['api/src/orders', 13]])
})

test('folders inside count for themselves', () => {
  expect(fullFolders([...files('api/src/orders', 12), ...files('api/src/orders/refunds', 12)])).toStrictEqual([])
})

test('pages of words are no code', () => {
  expect(fullFolders(files('docs/rules', 24, 'md'))).toStrictEqual([])
})

test('a collection may grow: its files are found by name', () => {
  expect(fullFolders([...files('tools', 30), ...files('gallery/src/sheets', 49, 'tsx')])).toStrictEqual([])
})
