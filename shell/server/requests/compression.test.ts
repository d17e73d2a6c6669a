import zlib from 'node:zlib'
import { Compression } from './compression.ts'

const text = Buffer.from(Array.from({ length: 4000 }, (_, index) => `<li class="piece">${(index * 7919) % 1000}</li>`).join(''))

async function pageOf(compression: Compression, etag = 'W/"1"') {
  return { text, etag, compressed: await compression.of(text, etag) }
}

test('a page is compressed fast at first, and at a high level on its third request', async () => {
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

test('a rendering with identical text reuses the compressed bytes, a different one does not', async () => {
  const compression = new Compression()
  const page = await pageOf(compression)
  for (let times = 0; times < 3; times++) await compression.asked(page)
  expect((await pageOf(compression)).compressed).toBe(page.compressed)
  expect((await pageOf(compression, 'W/"2"')).compressed.length).toBeGreaterThan(page.compressed.length)
})

test('only one page is compressed at a time: a second one waits for its next request', async () => {
  const compression = new Compression()
  const [one, other] = [await pageOf(compression, 'W/"1"'), await pageOf(compression, 'W/"2"')]
  const quick = other.compressed
  for (const page of [one, one, other, other]) await compression.asked(page)
  await Promise.all([compression.asked(one), compression.asked(other)])
  expect(other.compressed).toBe(quick)
  await compression.asked(other)
  expect(other.compressed).not.toBe(quick)
})
