import zlib from 'node:zlib'
import { Compression } from './compression.ts'

const text = Buffer.from(Array.from({ length: 4000 }, (_, index) => `<li class="piece">${(index * 7919) % 1000}</li>`).join(''))

async function pageOf(compression: Compression, etag = 'W/"1"') {
  return { text, etag, compressed: await compression.of(text, etag) }
}

test('a page is compressed quickly, and thoroughly when it is asked for the third time', async () => {
  const compression = new Compression()
  const page = await pageOf(compression)
  const quick = page.compressed
  await compression.asked(page)
  await compression.asked(page)
  expect(page.compressed).toBe(quick)
  await compression.asked(page)
  expect(page.compressed.length).toBeLessThan(quick.length)
  expect(zlib.brotliDecompressSync(page.compressed).equals(text)).toBe(true)
})

test('the next rendering with the same text takes what is there, another text does not', async () => {
  const compression = new Compression()
  const page = await pageOf(compression)
  for (let times = 0; times < 3; times++) await compression.asked(page)
  expect((await pageOf(compression)).compressed).toBe(page.compressed)
  expect((await pageOf(compression, 'W/"2"')).compressed.length).toBeGreaterThan(page.compressed.length)
})

test('one page at a time: a second one that is asked for meanwhile waits for its next shopper', async () => {
  const compression = new Compression()
  const [one, other] = [await pageOf(compression, 'W/"1"'), await pageOf(compression, 'W/"2"')]
  const quick = other.compressed
  for (const page of [one, one, other, other]) await compression.asked(page)
  await Promise.all([compression.asked(one), compression.asked(other)])
  expect(other.compressed).toBe(quick)
  await compression.asked(other)
  expect(other.compressed).not.toBe(quick)
})
