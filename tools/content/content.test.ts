import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { ROOT } from '../processes/state.ts'
import { momentFrom } from './moment.ts'

jest.setTimeout(60_000)

const CONTENT = path.join(ROOT, 'api/content')
let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'))
  fs.cpSync(CONTENT, folder, { recursive: true })
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text)
const run = (...args: string[]) => runProgram(process.execPath, [path.join(ROOT, 'tools/content.ts'), ...args, '--folder', folder])
/** What the check says, `file:line:column sentence`, without the folder. */
async function check(...files: string[]) {
  const { code, output } = await run('check', ...files)
  const shown = path.relative(ROOT, folder).replaceAll('\\', '/')
  const lines = output.split('\n').filter((line) => line.startsWith(shown))
  return { code, lines: lines.map((line) => line.slice(shown.length + 1)) }
}

const page = (blocks: string, head = '') => `paths: [test]
title: Проба
lead: ""
version: 1
date: 2026-11-01
${head}blocks:
${blocks}`

const twice = (text: string) => {
  write('pages/test.ru.yaml', text)
  write('pages/test.en.yaml', text)
}

test('the shop’s content files are valid', async () => {
  expect((await run('check')).code).toBe(0)
})

test('a look with a piece that the shop does not have is told in one sentence, as is what a look may not be [look.by-editors]', async () => {
  const look = (pieces: string) => `- key: day
  ru: { name: День, text: Слова }
  en: { name: Day, text: Words }
  pieces:
${pieces}`
  const said = async (text: string) => {
    write('looks.yaml', text)
    return (await check('looks')).lines
  }
  expect(await said(look('    - slug: hoops-thin-yellow\n    - slug: hoops-thin-platinum\n'))).toStrictEqual([
    'looks.yaml:6:13 There is no piece "hoops-thin-platinum".',
  ])
  const [two, one] = ['    - slug: hoops-thin-yellow\n    - slug: band-twist-yellow\n', '    - slug: hoops-thin-yellow\n']
  expect(await said(look(two) + look(two))).toStrictEqual(['looks.yaml:7:8 "day" is there twice: each key may be used once.'])
  expect(await said(look(one))).toStrictEqual([expect.stringMatching(/^looks\.yaml:\d+:\d+ A look has at least two pieces\.$/)])
  expect(await said(look(one + one))).toStrictEqual([expect.stringMatching(/^looks\.yaml:\d+:\d+ A piece is in this look twice\.$/)])
  expect((await said(look(`${two}      place: nose\n`)))[0]).toMatch(/place/)
})

test('every fault is reported with file, line and column, and a clear message', async () => {
  twice(
    page(
      `  - kind: text
    id: first
    titel: Опечатка
    title: Первая
    html: |-
      <p>Хорошо.</p>
      <p>Плохо: <b>жирно</b>.</p>
  - kind: text
    id: first
    title: Вторая
    html: <p><a href="/no-such-page">Туда</a>, <a href="javascript:steal()">сюда</a>, <a href="#nowhere">вниз</a></p>
  - kind: gallery
    id: pictures
    title: Снимки <b>наши</b>
    pictures:
      - picture: banners/main
        title: Есть
        url: null
      - picture: banners/no-such
        title: Нет
        url: /catalog?stone=diamond
  - kind: text
    id: figures
    title: Числа
    html: <p>{{refundDays}} и {{refundDayz}}</p>
`,
    ),
  )
  const { code, lines } = await check('test.ru')
  expect(code).toBe(1)
  expect(lines).toStrictEqual([
    'pages/test.ru.yaml:9:5 "titel" is not known here.',
    expect.stringMatching(/^pages\/test\.ru\.yaml:13:17 <b> may not be used: p, h3,/),
    'pages/test.ru.yaml:15:9 "first" is there twice: each id may be used once.',
    'pages/test.ru.yaml:17:23 /no-such-page leads nowhere: the shop has no such page.',
    expect.stringMatching(/^pages\/test\.ru\.yaml:17:\d+ <a href="javascript:steal\(\)"> would be changed/),
    'pages/test.ru.yaml:17:57 javascript:steal() is no safe link: this shop, https, mailto and tel may be linked to.',
    'pages/test.ru.yaml:17:96 #nowhere leads nowhere: no block of this page has that id.',
    'pages/test.ru.yaml:20:12 "title" is plain text: it shows tags as they are written.',
    'pages/test.ru.yaml:25:18 There is no picture "banners/no-such".',
    'pages/test.ru.yaml:31:31 {{refundDayz}} is no figure that the shop knows: docs/content.md lists them.',
  ])
})

test('invalid block shapes are each reported', async () => {
  twice(
    page(
      '  - kind: carousel\n    id: a\n    title: A\n  - kind: text\n    id: a b\n    title: A\n  - kind: products\n    id: c\n    title: C\n    slugs: ring\n',
    ),
  )
  const { lines } = await check('test.ru')
  expect(lines).toStrictEqual([
    expect.stringMatching(/^pages\/test\.ru\.yaml:7:11 "kind" is "carousel", and it may be text, steps,/),
    expect.stringMatching(/^pages\/test\.ru\.yaml:10:5 "html" is missing\.$/),
    expect.stringMatching(/^pages\/test\.ru\.yaml:11:9 /),
    'pages/test.ru.yaml:16:12 "slugs" must be a list, and it is "ring".',
  ])
})

test('unknown pictures and pieces are reported with their position', async () => {
  twice(page('  - kind: products\n    id: a\n    title: A\n    slugs: [pendant-coin-yellow, no-such-piece]\n'))
  expect((await check('test.ru')).lines).toStrictEqual(['pages/test.ru.yaml:10:34 There is no piece "no-such-piece".'])
  const banners = fs.readFileSync(path.join(folder, 'banners.yaml'), 'utf8')
  write('banners.yaml', banners.replace('picture: banners/main', 'picture: banners/summer'))
  expect((await check('banners')).lines).toStrictEqual(['banners.yaml:3:12 There is no picture "banners/summer".'])
})

test('a page needs both languages, the same blocks and a unique URL', async () => {
  const text = (id: string) => `  - kind: text\n    id: ${id}\n    title: A\n    html: <p>A</p>\n`
  write('pages/alone.ru.yaml', page(text('a')).replace('[test]', '[about]'))
  write('pages/test.ru.yaml', page(text('a') + text('b')))
  write('pages/test.en.yaml', page(text('a') + text('c')).replace('version: 1', 'version: 2'))
  expect((await check('alone.ru', 'test')).lines).toStrictEqual([
    'pages/alone.ru.yaml:1:1 This page has no other language: pages/alone.en.yaml is missing.',
    'pages/alone.ru.yaml:1:9 /about is an address of pages/about.ru.yaml already.',
    'pages/test.ru.yaml:4:10 "version" is 1 here and 2 in pages/test.en.yaml.',
    'pages/test.ru.yaml:11:5 Block 2 is text "b" here and text "c" in pages/test.en.yaml: both languages have the same blocks in the same order.',
  ])
})

test('links must lead to pages of the reader’s storefront', async () => {
  const banners = fs.readFileSync(path.join(folder, 'banners.yaml'), 'utf8')
  write('banners.yaml', banners.replace('url: /catalog/earrings', 'url: /certificate'))
  expect((await check('banners')).lines).toStrictEqual([
    expect.stringMatching(/^banners\.yaml:\d+:10 \/certificate is a page that the international storefront does not have\.$/),
  ])
})

test('interface texts may override only existing texts and must keep their placeholders', async () => {
  write(
    'texts/ru.yaml',
    'shell.abuot: О магазине\nmfe-catalog/page/listing.none: Пусто\nmfe-catalog/page/product.addNamed: В корзину\nerrors.WRONG_PHONE: Нет такого номера\n',
  )
  expect((await check('texts/ru')).lines).toStrictEqual([
    'texts/ru.yaml:1:1 No text of the shop has the key "shell.abuot": npm run content -- find "its words" tells keys.',
    'texts/ru.yaml:2:1 No text of the shop has the key "mfe-catalog/page/listing.none": npm run content -- find "its words" tells keys.',
    'texts/ru.yaml:3:36 This text must have {{name}}, as the one that it replaces: "Добавить в корзину: {{name}}".',
  ])
})

test('invalid YAML and duplicate keys are reported with their position', async () => {
  write('pages/test.ru.yaml', 'title: "Без конца\nlead: a\n')
  write('texts/en.yaml', 'shell.about: Us\nshell.about: We\n')
  const { lines } = await check('test.ru', 'texts/en')
  expect(lines[0]).toMatch(/^pages\/test\.ru\.yaml:\d+:\d+ This is no YAML: /)
  expect(lines).toContain('texts/en.yaml:2:1 This is no YAML: Map keys must be unique.')
})

test('a misnamed file and an unknown file name are reported', async () => {
  write('pages/About.ru.yaml', page(''))
  expect((await check()).lines[0]).toMatch(/^pages\/About\.ru\.yaml:1:1 A file is called pages\/<name>\.ru\.yaml/)
  expect((await run('check', 'no-such')).output).toContain('There is no content file "no-such"')
})

test('a time needs a time zone and must be in the future', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  expect(momentFrom('2026-12-01T10:00+03:00', now)).toBe('2026-12-01T07:00:00.000Z')
  for (const wrong of ['2026-12-01', '2026-12-01T10:00', 'tomorrow', '2026-13-01T10:00Z'])
    expect(() => momentFrom(wrong, now)).toThrow('with its zone')
  expect(() => momentFrom('2026-11-24T12:00Z', now)).toThrow('has passed')
})

test('the winter sale season ends after it begins, has valid times, an existing page and picture', async () => {
  const sale = fs.readFileSync(path.join(folder, 'winter-sale.yaml'), 'utf8')
  const told = async (from: RegExp, to: string) => {
    write('winter-sale.yaml', sale.replace(from, to))
    return (await check('winter-sale')).lines.map((line) => line.replace(/^\S+ /, ''))
  }
  expect(await told(/^until: .*$/m, 'until: 2020-01-01T00:00:00+03:00')).toStrictEqual(['The season ends before it begins.'])
  expect(await told(/^from: .*$/m, 'from: 2026-12-10')).toStrictEqual(['A moment is written 2026-12-10T00:00:00+03:00.'])
  expect(await told(/^url: .*$/m, 'url: /winter')).toStrictEqual(['/winter leads nowhere: the shop has no such page.'])
  expect(await told(/^picture: .*$/m, 'picture: no/such')).toStrictEqual(['There is no picture "no/such".'])
})
