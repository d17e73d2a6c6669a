/** A CDN that has given nothing after this time is away. Less than the loader waits for a file, so that the shop's own host can still give it. */
const FIRST_ANSWER_MS = 2500

type FileTag = HTMLScriptElement | HTMLLinkElement

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}
const { dataset } = document.documentElement
const cdn = dataset['artifacts']
/** Refuses other origins, as the loader's policy does. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('shop', {
  createScriptURL(url) {
    if (new URL(url).origin !== location.origin) throw new Error(`script from elsewhere: ${url}`)
    return url
  },
})

const addressOf = (tag: FileTag) => (tag instanceof HTMLScriptElement ? tag.src : tag.href)

/** A script or stylesheet of the CDN. Preloads that fail are followed by one of them. */
const isFile = (tag: unknown): tag is FileTag =>
  (tag instanceof HTMLScriptElement || (tag instanceof HTMLLinkElement && tag.rel === 'stylesheet')) &&
  new URL(addressOf(tag), location.href).origin === cdn

/** Files that are asked for from now on come from the shop's own host. */
function leaveCdn() {
  delete dataset['artifacts']
  dataset['failedCdn'] = cdn
}

/** A new tag: a script runs once, and a clone of it never. Whoever waits for the old one hears of the new one. */
function fetchFromShop(tag: FileTag) {
  leaveCdn()
  const copy = document.createElement(tag.localName) as FileTag
  for (const { name, value } of tag.attributes) {
    // The loader looks for a file under way by this mark, and would wait for one that came.
    if (name !== 'src' && name !== 'href' && name !== 'data-webpack') copy.setAttribute(name, value)
  }
  const own = addressOf(tag).replace(cdn ?? '', location.origin)
  if (copy instanceof HTMLScriptElement) copy.src = policy ? policy.createScriptURL(own) : own
  else copy.href = own
  copy.onload = copy.onerror = (event) => {
    if (tag instanceof HTMLLinkElement && (event as Event).type === 'error') copy.remove()
    tag.dispatchEvent(new Event((event as Event).type))
  }
  tag.replaceWith(copy)
  // A script that comes late does not run in another document: none runs twice.
  document.implementation.createHTMLDocument().adoptNode(tag)
}

if (cdn) {
  let hasAnswered = false
  const came = new WeakSet<FileTag>()
  // A window hears nothing of these.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isFile(target)) came.add(target)
      hasAnswered ||= isFile(target) || (target instanceof HTMLLinkElement && target.href.startsWith(cdn))
    },
    true,
  )
  addEventListener(
    'error',
    (event) => {
      if (!isFile(event.target)) return
      event.stopImmediatePropagation()
      fetchFromShop(event.target)
    },
    true,
  )
  const fetchAnew = (tag: FileTag) => !hasAnswered && tag.isConnected && fetchFromShop(tag)
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const tag of addedNodes) if (isFile(tag)) setTimeout(fetchAnew, FIRST_ANSWER_MS, tag)
      // The loader has waited in vain: what it tries next, another version, is not asked of this CDN.
      for (const tag of removedNodes) if (isFile(tag) && !came.has(tag)) leaveCdn()
    }
  }).observe(document.head, { childList: true })
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- without an export the names above would be global ones
export {}
