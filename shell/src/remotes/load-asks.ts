import type { AskList } from '@shop/contracts/core/ask'
import type { Address } from '@shop/routing'
import { fileAddress } from './federation.ts'
import type { RemoteVersion } from './release.ts'

/** Loads `asks.js` of a version as a plain script, in parallel with its entry. */
export function loadAsks({ entry, globalName, asks }: RemoteVersion): Promise<AskList<Address>> {
  const script = document.createElement('script')
  script.integrity = asks ?? 'sha384-unknown'
  script.crossOrigin = 'anonymous'
  script.src = fileAddress(new URL('asks.js', new URL(entry, location.href)).href)
  return new Promise((done, failed) => {
    script.onload = () => done((globalThis as unknown as Record<string, AskList<Address>>)[`${globalName}__asks`] ?? {})
    script.onerror = () => failed(new Error(`${script.src} did not come`))
    document.head.append(script)
  })
}
