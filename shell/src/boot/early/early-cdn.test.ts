import '@shop/contracts/core/shapes/picture-url'

const CDN = 'https://cdn.example'
const heard: string[] = []
const listening = jest.spyOn(window, 'addEventListener')
const observing = jest.spyOn(MutationObserver.prototype, 'observe')

/** A document of its own each time, whose files and pictures come from a CDN. */
async function open(body = '') {
  for (const added of listening.mock.calls) removeEventListener(...(added as Parameters<typeof removeEventListener>))
  for (const observer of observing.mock.contexts as MutationObserver[]) observer.disconnect()
  listening.mockClear()
  observing.mockClear()
  heard.splice(0)
  jest.clearAllTimers()
  jest.resetModules()
  document.head.innerHTML = ''
  document.body.innerHTML = body
  Object.assign(document.documentElement.dataset, { artifacts: CDN, pictures: CDN })
  await import('./cdn-files.ts')
  await import('./cdn-pictures.ts')
  // As the report of failures listens.
  addEventListener('error', ({ target }) => heard.push((target as HTMLScriptElement).src), true)
}

beforeAll(() => void jest.useFakeTimers())
afterAll(() => {
  delete globalThis.picturesUrl
})

/** As webpack's runtime adds one. */
async function add(file: string) {
  const script = Object.assign(document.createElement('script'), { src: `${CDN}/a/${file}`, crossOrigin: 'anonymous', type: 'text/plain' })
  script.setAttribute('integrity', 'sha256-x')
  script.dataset['webpack'] = 'shell:chunk'
  const events: string[] = []
  script.onload = script.onerror = (event) => void events.push((event as Event).type)
  document.head.append(script)
  await Promise.resolve()
  return { script, events }
}
const files = () => [...document.querySelectorAll<HTMLScriptElement>('head script')].map(({ src }) => src)
const copy = () => document.querySelector('head script') as HTMLScriptElement

test('a file that the CDN does not give is fetched once from the shop’s own host, and no failure is heard of', async () => {
  await open()
  const { script, events } = await add('shell/1.0.0/part.js')
  script.dispatchEvent(new Event('error'))
  expect(files()).toStrictEqual([`${location.origin}/a/shell/1.0.0/part.js`])
  expect([copy().getAttribute('integrity'), copy().crossOrigin, copy().dataset['webpack']]).toStrictEqual([
    'sha256-x',
    'anonymous',
    undefined,
  ])
  expect([heard, events]).toStrictEqual([[], []])
  copy().dispatchEvent(new Event('load'))
  expect(events).toStrictEqual(['load'])
  // Files that are asked for later come from the shop's own host.
  expect(document.documentElement.dataset).toMatchObject({ failedCdn: CDN })
  expect(document.documentElement.dataset['artifacts']).toBeUndefined()
})

test('a file that the shop’s own host does not give either fails as any other', async () => {
  await open()
  const { script, events } = await add('shell/1.0.0/part.js')
  script.dispatchEvent(new Event('error'))
  copy().dispatchEvent(new Event('error'))
  expect([heard, events]).toStrictEqual([[`${location.origin}/a/shell/1.0.0/part.js`], ['error']])
  expect(files()).toHaveLength(1)
})

test('a CDN that answers nothing for 2.5 seconds is left; a script of it that comes late does not run', async () => {
  await open()
  const { script } = await add('shell/1.0.0/main.js')
  jest.advanceTimersByTime(2499)
  expect(files()).toStrictEqual([`${CDN}/a/shell/1.0.0/main.js`])
  jest.advanceTimersByTime(1)
  expect(files()).toStrictEqual([`${location.origin}/a/shell/1.0.0/main.js`])
  expect(script.ownerDocument).not.toBe(document)
})

test('a CDN that has answered is only slow: its files are waited for', async () => {
  await open()
  const first = await add('shell/1.0.0/texts-ru.js')
  await add('shell/1.0.0/main.js')
  first.script.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(10_000)
  expect(files()).toStrictEqual([`${CDN}/a/shell/1.0.0/texts-ru.js`, `${CDN}/a/shell/1.0.0/main.js`])
})

test('what comes after a file that the loader gave up on is asked of the shop’s own host', async () => {
  await open()
  const first = await add('shell/1.0.0/texts-ru.js')
  first.script.dispatchEvent(new Event('load'))
  first.script.remove()
  await Promise.resolve()
  expect(document.documentElement.dataset['artifacts']).toBe(CDN)
  const late = await add('mfe-catalog/1.0.0/remoteEntry.js')
  late.script.remove()
  await Promise.resolve()
  expect(document.documentElement.dataset['artifacts']).toBeUndefined()
})

test('a stylesheet of the CDN is fetched from the shop’s own host, a foreign script is not', async () => {
  await open()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${CDN}/a/mfe-catalog/1.0.0/page.css` })
  const foreign = Object.assign(document.createElement('script'), { type: 'text/plain', src: 'https://tags.example/a/x.js' })
  document.head.append(link, foreign)
  for (const tag of [link, foreign]) tag.dispatchEvent(new Event('error'))
  expect(document.querySelector('link')?.href).toBe(`${location.origin}/a/mfe-catalog/1.0.0/page.css`)
  expect(heard).toStrictEqual(['https://tags.example/a/x.js'])
})

test('a picture that the CDN does not give comes from the shop’s own host in all its sizes; another stays [machines.cdn-pictures]', async () => {
  const picture = (name: string) =>
    `<picture><source srcset="${CDN}/pictures/${name}-320.avif 320w, ${CDN}/pictures/${name}-640.avif 640w"><img src="${CDN}/pictures/${name}-640.webp" alt=""></picture>`
  await open(`${picture('one')}${picture('two')}<svg><image href="${CDN}/pictures/three.webp"/></svg>`)
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  document.querySelector('image')?.dispatchEvent(new Event('error'))
  const [one = '', two = ''] = [...document.querySelectorAll('picture')].map(({ innerHTML }) => innerHTML)
  expect(one).toBe('<source srcset="/pictures/one-320.avif 320w, /pictures/one-640.avif 640w"><img src="/pictures/one-640.webp" alt="">')
  expect(two).toContain(CDN)
  expect(document.querySelector('image')).toHaveAttribute('href', '/pictures/three.webp')
  expect(heard).toStrictEqual([])
  // The shop's own host has none either.
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(heard).toHaveLength(1)
})

test('a picture that failed before the script came is fetched too', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  await open(`<img src="${CDN}/pictures/one-640.webp" alt="">`)
  complete.mockRestore()
  expect(document.querySelector('img')).toHaveAttribute('src', '/pictures/one-640.webp')
})

test('a clip of the CDN is loaded again from the shop’s own host', async () => {
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  await open(`<video><source src="${CDN}/pictures/video/a.webm"></video>`)
  document.querySelector('source')?.dispatchEvent(new Event('error'))
  expect(document.querySelector('source')).toHaveAttribute('src', '/pictures/video/a.webm')
  expect(load).toHaveBeenCalledTimes(1)
})
