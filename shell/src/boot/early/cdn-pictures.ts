const cdn = document.documentElement.dataset['pictures']
/** Addresses of `pictureUrl` in code that starts later. */
if (cdn) globalThis.picturesUrl = cdn

const DRAWN = /^(img|image|video|source)$/
const ADDRESSES = ['src', 'srcset', 'poster', 'href']

/** All sizes of the picture, or the clip, are asked for from the shop's own host. @returns false where nothing of it is the CDN's */
function fetchFromShop(drawn: Element): boolean {
  const all = [...(drawn.closest('picture')?.children ?? [drawn])]
  const changes = all.flatMap((element) =>
    ADDRESSES.flatMap((name) => {
      const value = element.getAttribute(name)
      return value?.includes(`${cdn}/`) ? [() => element.setAttribute(name, value.replaceAll(`${cdn}/`, '/'))] : []
    }),
  )
  for (const change of changes) change()
  // A player does not look at its sources again by itself.
  if (changes.length > 0 && drawn.parentElement instanceof HTMLVideoElement) drawn.parentElement.load()
  return changes.length > 0
}

if (cdn) {
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element && DRAWN.test(target.localName) && fetchFromShop(target)) event.stopImmediatePropagation()
    },
    true,
  )
  // Pictures of the first screen may have failed before this script came.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) fetchFromShop(image)
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- without an export the names above would be global ones
export {}
