import { brandOf } from '../../platform/brand/brand-file.ts'
import { documentHtml, type DocumentParts } from './document-html.ts'

const file = (href: string) => ({ href, integrity: `sha384-${href}`, owner: 'shell@1' })
const parts: DocumentParts = {
  context: { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' },
  brand: brandOf(),
  look: '',
  origin: 'http://shop.ru.localhost',
  address: { pathname: '/catalog', search: '' },
  theme: 'auto',
  files: {
    cdn: '',
    early: file('/e.js'),
    main: file('/m.js'),
    styles: [file('/m.css')],
    scripts: [file('/p.js')],
    fonts: ['/f.woff2'],
    sprite: '/s.svg',
  },
  sheets: ['main{}'],
  sprite: '<svg></svg>',
  release: { serial: 7, shell: '1', remotes: {} },
  status: 200,
  description: {
    title: 'Кольца',
    description: 'Все кольца',
    canonical: 'http://shop.ru.localhost/catalog',
    noindex: false,
    alternates: [],
    image: null,
  },
  texts: {},
  preview: null,
  notice: null,
  page: { html: '<main>48</main>', values: {}, picture: undefined, jsonLd: undefined },
}
const html = (change: Partial<DocumentParts> = {}) => documentHtml({ ...parts, ...change })
const blockOf = (text: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(text)?.[1] ?? 'null')

test('page texts are HTML-escaped', () => {
  const evil = `"><script>alert('1')</script>&`
  const text = html({
    description: { ...parts.description, title: evil, description: evil, canonical: evil, image: `http://shop.ru.localhost/${evil}` },
  })
  expect(text).not.toContain('<script>')
  expect(text).toContain('<title>&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</title>')
})

test.each([
  ['http://shop.ru.localhost/share/about.1a2b3c4d.jpg', ['image', 'image:width', 'image:height', 'image:alt']],
  ['http://shop.ru.localhost/pictures/banners/main-1440.webp', ['image', 'image:alt']],
])('the share picture %s has its dimensions only if it was drawn for sharing', (image, names) => {
  const text = html({ description: { ...parts.description, image } })
  expect([...text.matchAll(/property="og:(image[^"]*)"/g)].map(([, name]) => name)).toStrictEqual(names)
})

test('serialized page data cannot close its script element and parses back unchanged', () => {
  const values = { name: '</script><script>alert(1)</script>', comment: '<!-- ' }
  const text = html({ page: { html: '', values, picture: undefined, jsonLd: [{ '@type': 'Product', ...values }] } })
  expect(text).not.toContain('<script>alert')
  expect(blockOf(text, 'values')).toStrictEqual(values)
})

test('every script and script preload has an integrity hash, and no inline script is written', () => {
  const tags = html().match(/<(script|link)\b[^>]*(src=|as="script")[^>]*>/g) ?? []
  expect(tags).toHaveLength(3)
  for (const tag of tags) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/)
  expect(html().match(/<script(?![^>]*( src=|type="application\/(ld\+)?json"))[^>]*>/g)).toBeNull()
})

test.each([
  ['auto', '<html lang="ru">'],
  ['dark', '<html lang="ru" data-theme="dark">'],
] as const)('the theme %s is set on the html element', (theme, start) => {
  expect(html({ theme })).toContain(start)
})

test('a page that failed to render has no values, one main element and a noscript fallback', () => {
  const text = html({ page: null })
  expect(blockOf(text, 'values')).toBeNull()
  expect(blockOf(text, 'release')).toStrictEqual(parts.release)
  expect(text.match(/<main/g)).toHaveLength(1)
  expect(text).toContain('<noscript>')
})

describe('without scripts', () => {
  test('the document says what the last form came to, to scripts too [bag.without-scripts]', () => {
    const text = html({ notice: 'Выберите "размер"' })
    expect(text).toMatch(/<noscript data-notice="Выберите &quot;размер&quot;"><p role="status"[^>]*>/)
    expect(text).toContain('Выберите &quot;размер&quot; <a class="link" href="/do/cart">Открыть корзину</a>')
    expect(html()).not.toContain('role="status"')
  })

  test('the bag leads to the plain one', () => {
    expect(html({ address: { pathname: '/cart', search: '' } })).toContain(
      '<noscript><meta http-equiv="refresh" content="0;url=/do/cart"></noscript>',
    )
    expect(html()).not.toContain('http-equiv="refresh"')
  })
})

test('an error page has no canonical URL and is not indexed', () => {
  const text = html({ status: 404, description: { ...parts.description, noindex: true } })
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toMatch(/canonical|og:url/)
})

test('preloads rendered by React move to the head', () => {
  const text = html({
    page: { html: '<link rel="preload" as="image" href="/1.avif"/><main>48</main>', values: {}, picture: undefined, jsonLd: undefined },
  })
  expect(text.indexOf('/1.avif')).toBeLessThan(text.indexOf('</head>'))
  expect(text).toContain('<div id="root"><main>48</main></div>')
})

test('fonts are preloaded from the body so that they do not delay the first paint', () => {
  const text = html()
  expect(text.indexOf('as="font"')).toBeGreaterThan(text.indexOf('<body>'))
  expect(text.indexOf('as="font"')).toBeLessThan(text.indexOf('<svg>'))
})

test('the largest picture is preloaded before stylesheets', () => {
  const picture = [{ srcSet: '/a-320.avif 320w', sizes: '50vw', media: '(max-width: 767px)' }]
  const text = html({ page: { html: '', values: {}, picture, jsonLd: undefined } })
  expect(text).toContain(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-320.avif 320w" imagesizes="50vw" media="(max-width: 767px)" fetchpriority="high">',
  )
  expect(text.indexOf('imagesrcset')).toBeLessThan(text.indexOf('<style'))
})
