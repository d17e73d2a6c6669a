/** A private key that scripts can sign with and cannot read. */
export interface StoredKey {
  key: CryptoKey
  kid: string
  who: string
  until: number
}

const STORE = 'keys'
const OWN = 'own'

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('release-console', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return (await resultOf(opening)).transaction(STORE, mode).objectStore(STORE)
}

/** In private windows there may be no storage: the key then lives as long as the page. */
let inMemory: StoredKey | null = null

export async function keepKey(key: StoredKey): Promise<void> {
  inMemory = key
  await store('readwrite')
    .then((keys) => resultOf(keys.put(key, OWN)))
    .catch(() => {})
}

export async function forgetKey(): Promise<void> {
  inMemory = null
  await store('readwrite')
    .then((keys) => resultOf(keys.delete(OWN)))
    .catch(() => {})
}

/** Null after its hour. A phone drops pages in the background, so the key outlives the page. */
export async function ownKey(): Promise<StoredKey | null> {
  inMemory ??= await store('readonly')
    .then((keys) => resultOf(keys.get(OWN) as IDBRequest<StoredKey | undefined>))
    .then((key) => key ?? null)
    .catch(() => null)
  if (!inMemory || inMemory.until > Date.now()) return inMemory
  await forgetKey()
  return null
}

const ALGORITHM = 'Ed25519'

/** @throws Error when the text is no private Ed25519 key, or this browser cannot sign with one */
export async function importKey(text: string): Promise<Pick<StoredKey, 'key' | 'kid'>> {
  const jwk = JSON.parse(text) as JsonWebKey
  if (jwk.crv !== ALGORITHM || !jwk.d || !jwk.x) throw new Error('no private Ed25519 key')
  return { key: await crypto.subtle.importKey('jwk', jwk, { name: ALGORITHM }, false, ['sign']), kid: jwk.x }
}

/** Signature of a text, base64url. */
export async function sign({ key }: Pick<StoredKey, 'key'>, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign({ name: ALGORITHM }, key, new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
