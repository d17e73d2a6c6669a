import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { NODE } from '../support/services/processes.ts'

const ATTACKS: [name: string, html: string, clean: string][] = [
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['an event handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>a', 'a'],
  ['javascript:', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['JaVaScRiPt:', '<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
  ['javascript: with a tab', '<a href="java\tscript:alert(1)">a</a>', 'a'],
  ['javascript: as entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', 'a'],
  ['javascript: behind a sign', '<a href="\u0001javascript:alert(1)">a</a>', 'a'],
  ['a bad link before a good one', '<a href="javascript:a">a</a> <a href="/b">b</a>', 'a <a href="/b">b</a>'],
  ['a link without an address', '<a name="a">a <strong>b</strong></a>', 'a <strong>b</strong>'],
  ['data:', '<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['vbscript:', '<a href="vbscript:msgbox(1)">a</a>', 'a'],
  ['an address without a scheme', '<a href="//evil.example">a</a>', 'a'],
  ['a backslash for a slash', '<a href="/\\evil.example">a</a>', 'a'],
  ['plain http', '<a href="http://shop.example">a</a>', 'a'],
  ['a name and a password', '<a href="https://shop.ru@evil.example">a</a>', 'a'],
  ['a style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['a class and an id', '<p class="header" id="root">a</p>', '<p>a</p>'],
  ['a sheet of styles', '<style>*{display:none}</style>a', 'a'],
  ['a frame', '<iframe src="https://evil.example">a</iframe>b', 'b'],
  ['an svg', '<svg><script>alert(1)</script><a href="javascript:alert(1)">a</a></svg>b', 'b'],
  ['math', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>b', 'b'],
  ['a form', '<form action="https://evil.example"><input name="card"><button>Pay</button></form>', 'Pay'],
  ['an object and an embed', '<object data="x"></object><embed src="x">a', 'a'],
  ['a base', '<base href="https://evil.example">a', 'a'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">a', 'a'],
  ['a comment', 'a<!--[if IE]><script>alert(1)</script><![endif]-->b', 'ab'],
  ['an open tag', '<p>a<a href="/about">b', '<p>a<a href="/about">b</a></p>'],
  ['an attribute that is not closed', '<p title="<img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
  ['a template', '<template><img src=x onerror=alert(1)></template>a', 'a'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a', 'a'],
  ['a target', '<a href="/about" target="_top" ping="https://evil.example" download>a</a>', '<a href="/about">a</a>'],
]

// The reader of HTML is written in modules only: it runs as the API runs it, once for all.
const SCRIPT = `import { sanitised } from './src/goods/content/documents/sanitise.ts'
  process.stdin.setEncoding('utf8')
  let given = ''
  for await (const part of process.stdin) given += part
  process.stdout.write(JSON.stringify(JSON.parse(given).map(sanitised)))`
const sanitised = (...html: string[]) =>
  JSON.parse(
    execFileSync(NODE, ['--input-type=module', '-e', SCRIPT], {
      cwd: resolve(__dirname, '../..'),
      input: JSON.stringify(html),
      encoding: 'utf8',
    }),
  ) as string[]

let clean: string[]
beforeAll(() => {
  clean = sanitised(...ATTACKS.map(([, html]) => html))
})

test.each(ATTACKS.map(([name, , expected], index) => [name, expected, index] as const))(
  '%s is removed [content.sanitized-html]',
  (_, expected, index) => {
    expect(clean[index]).toBe(expected)
  },
)

test('paragraphs, lists, tables and safe links are unchanged', () => {
  const html =
    '<h3>a</h3><p>b <strong>c</strong> <em>d</em><br />e</p><ul><li>f</li></ul><ol><li>g</li></ol>' +
    '<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">i</td></tr></tbody></table>' +
    '<p><a href="/catalog/rings?metal=yellow">j</a> <a href="#terms">k</a> <a href="mailto:care@zlata.example">l</a> <a href="tel:+74951234500">m</a></p>'
  expect(sanitised(html)).toStrictEqual([html])
})

test('an external link sends no referrer', () => {
  expect(sanitised('<a href="https://example.com/a" rel="opener">a</a>')).toStrictEqual([
    '<a href="https://example.com/a" rel="noopener noreferrer">a</a>',
  ])
})

test('excessively nested markup is cut off', () => {
  expect(sanitised(`${'<ul><li>'.repeat(500)}a`)[0]?.length).toBeLessThan(200)
})
