import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readArtifact } from '@shop/release/artifact'
import { damageOfActive, verify } from '@shop/release/verify'
import { activateAll, publish, rollback } from '@shop/release/actions'
import { trace } from '@shop/release/trace'

jest.setTimeout(60_000)

const NAME = 'mfe-tiny'
const PAGES = ['front', 'second', 'third', 'fourth', 'fifth', 'sixth']
const REASON = { who: 'tests', why: 'a test' }
const PAGE = `export const url = (address: { search: string }): string => address.search

/** Named so that the minifier keeps it. */
export function opened(words: string): never {
  throw new Error('the page ' + words + ' throws')
}
`

let state: string
const folderOf = (version: string) => path.join(state, 'artifacts', NAME, version)

/** The real preset on a remote of one page. */
function build(version: string, output = folderOf(version)) {
  const code = `import webpack from ${JSON.stringify(path.join(__dirname, '../node_modules/webpack/lib/index.js'))}
    import { remote } from ${JSON.stringify(path.join(__dirname, '../preset.mjs'))}
    const options = { name: '${NAME}', version: '${version}', folder: ${JSON.stringify(path.join(state, 'sources'))}, output: ${JSON.stringify(output)} }
    const compiler = webpack(remote(options))
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'))
      compiler.close(() => {})
    })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect([status, stderr]).toStrictEqual([0, ''])
  return output
}

const contentsOf = (folder: string) =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        path.relative(folder, path.join(parentPath, name)),
        fs.readFileSync(path.join(parentPath, name), 'base64'),
      ]),
  )

beforeAll(() => {
  state = fs.mkdtempSync(path.join(os.tmpdir(), 'source-maps-'))
  for (const page of PAGES) {
    fs.mkdirSync(path.join(state, 'sources/src/pages', page), { recursive: true })
    fs.writeFileSync(path.join(state, 'sources/src/pages', page, 'index.ts'), PAGE)
  }
  for (const version of ['1.0.0', '1.1.0']) build(version)
})
afterAll(() => fs.rmSync(state, { recursive: true }))

test('the same sources produce identical files, source maps included', () => {
  const again = build('1.0.0', path.join(state, 'again'))
  const files = contentsOf(again)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['remoteEntry.js.map', 'page-front.js.map']))
  expect(files).toStrictEqual(contentsOf(folderOf('1.0.0')))
})

test('no file served to browsers references a source map', () => {
  const { files, pages, maps } = readArtifact(state, NAME, '1.0.0')
  expect(Object.keys(maps ?? {}).sort()).toStrictEqual([...PAGES.map((page) => `page-${page}.js.map`), 'remoteEntry.js.map'].sort())
  expect(JSON.stringify([files, pages])).not.toContain('.map')
  for (const file of Object.keys(files))
    expect(fs.readFileSync(path.join(folderOf('1.0.0'), file), 'utf8')).not.toMatch(/sourceMapping|[.]map/)
})

/** Where a text stands in a built file, as a stack would name it. */
function placeOf(file: string, text: string) {
  const lines = fs.readFileSync(path.join(folderOf('1.0.0'), file), 'utf8').split('\n')
  const line = lines.findIndex((each) => each.includes(text))
  return `http://shop.ru.localhost:3000/a/${NAME}/1.0.0/${file}:${line + 1}:${(lines[line]?.indexOf(text) ?? 0) + 1}`
}

test('maps positions of a single line and of a whole stack to the sources', () => {
  const place = placeOf('page-front.js', 'Error(')
  const text = "throw new Error('the page ' + words + ' throws')"
  const found = {
    source: expect.stringMatching(/sources\/src\/pages\/front\/index\.ts:5:\d+$/),
    text,
    place: place.slice(place.indexOf('/a/')),
  }
  expect(trace(state, place)).toStrictEqual([found])
  expect(trace(state, `Error: it throws\n    at opened (${place})\n    at ${place}`)).toStrictEqual([found, found])
})

test('inserting the hash list into an entry late shifts the later positions in its source map', () => {
  expect(trace(state, placeOf('remoteEntry.js', '"sha256-unknown"'))[0]?.text).toContain('sha256-unknown')
})

test('an invalid position and a version without source maps fail with a one-line error', () => {
  expect(() => trace(state, 'main.js:1:2')).toThrow('Name a place as a stack does')
  expect(() => trace(state, `/a/${NAME}/9.9.9/page-front.js:1:2`)).toThrow(`There is no source map of page-front.js in ${NAME}@9.9.9.`)
})

test('a changed source map blocks publishing and fails verify; startup and rollback ignore it', () => {
  const map = path.join(folderOf('1.0.0'), 'page-front.js.map')
  activateAll(state, { [NAME]: '1.0.0' }, REASON)
  activateAll(state, { [NAME]: '1.1.0' }, REASON)
  expect(verify(state).problems).toStrictEqual([])
  fs.appendFileSync(map, ' ')
  expect(verify(state).problems).toStrictEqual([`${NAME}@1.0.0 (to go back to): page-front.js.map has another hash`])
  expect(() => publish(state, NAME, '1.0.0', REASON)).toThrow('page-front.js.map has another hash')
  expect(damageOfActive(state)).toStrictEqual([])
  expect(rollback(state, NAME, undefined, REASON).changed).toStrictEqual([`${NAME}@1.0.0`])
})
