import { fullFolders } from './full-folders.ts'

const files = (folder: string, quantity: number, ending = 'ts') =>
  Array.from({ length: quantity }, (_, index) => `${folder}/${index}.${ending}`)

test('a folder with more than a dozen code files is reported with its count', () => {
  expect(fullFolders([...files('api/src/buying/orders', 13), ...files('api/src/buying/cart', 12)])).toStrictEqual([
    ['api/src/buying/orders', 13],
  ])
})

test('subfolders are counted separately', () => {
  expect(fullFolders([...files('api/src/buying/orders', 12), ...files('api/src/buying/orders/refunds', 12)])).toStrictEqual([])
})

test('Markdown files are not counted as code', () => {
  expect(fullFolders(files('docs/rules', 24, 'md'))).toStrictEqual([])
})

test('a collection of files found by name may grow', () => {
  expect(fullFolders([...files('tools', 30), ...files('gallery/src/sheets', 49, 'tsx')])).toStrictEqual([])
})
