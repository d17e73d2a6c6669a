import { localStore, oneTabAtATime, openChannel, readCookie, readCookies, safeStore, storedKeys, tabStore, writeCookie } from './index.ts'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

test('what is stored survives in the browser', () => {
  localStore.set('a', '1')
  tabStore.set('a', '2')
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toStrictEqual(['1', '2'])
  expect([localStore.get('a'), tabStore.get('a'), localStore.get('b')]).toStrictEqual(['1', '2', null])
  expect(storedKeys()).toStrictEqual(['a'])
  localStore.remove('a')
  expect([localStorage.length, localStore.keys()]).toStrictEqual([0, []])
})

test('a full store keeps what it was told for this document, in place of the old value [screen.storage-refused]', () => {
  localStore.set('a', 'old')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  localStore.set('a', 'new')
  localStore.set('b', '1')
  expect([localStore.get('a'), localStore.get('b'), localStore.keys().sort()]).toStrictEqual(['new', '1', ['a', 'b']])
  jest.restoreAllMocks()
  localStore.set('a', 'newest')
  expect([localStore.get('a'), localStorage.getItem('a')]).toStrictEqual(['newest', 'newest'])
  localStore.clear()
  expect([localStore.get('a'), localStore.keys()]).toStrictEqual([null, []])
})

test.each([
  ['forbidden', denied],
  ['absent', () => null as unknown as Storage],
])('a store that is %s remembers within the document and never throws', (_, storage) => {
  const store = safeStore(storage)
  expect([store.get('a'), store.keys()]).toStrictEqual([null, []])
  store.set('a', '1')
  expect([store.get('a'), store.keys()]).toStrictEqual(['1', ['a']])
  store.remove('a')
  expect(store.get('a')).toBeNull()
  store.set('a', '1')
  store.clear()
  expect(store.keys()).toStrictEqual([])
})

test('where storage is forbidden nothing is known of other documents', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
  expect(storedKeys()).toStrictEqual([])
})

test('cookies are read by whole names, and nothing is read or written where they are forbidden', () => {
  writeCookie('theme=dark; Path=/')
  writeCookie('me=1; Path=/')
  expect([readCookie('theme'), readCookie('me'), readCookie('the')]).toStrictEqual(['dark', '1', undefined])
  jest.spyOn(document, 'cookie', 'get').mockImplementation(denied)
  jest.spyOn(document, 'cookie', 'set').mockImplementation(denied)
  writeCookie('theme=light')
  expect([readCookies(), readCookie('theme')]).toStrictEqual(['', undefined])
})

test('a tab without channels is alone, one without locks works at once', async () => {
  Object.assign(globalThis, { BroadcastChannel: denied })
  const channel = openChannel('a', () => {})
  channel.send('word')
  channel.close()
  const locks = { request: jest.fn(async () => denied()) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  await expect(oneTabAtATime('a', () => 1)).resolves.toBe(1)
  Object.defineProperty(navigator, 'locks', { get: denied, configurable: true })
  await expect(oneTabAtATime('a', () => 1)).resolves.toBe(1)
})

test('a failure of the work itself is not repeated', async () => {
  Object.defineProperty(navigator, 'locks', { value: { request: (_: string, work: () => unknown) => work() }, configurable: true })
  const work = jest.fn(async () => {
    throw new Error('broken')
  })
  await expect(oneTabAtATime('a', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledTimes(1)
})
