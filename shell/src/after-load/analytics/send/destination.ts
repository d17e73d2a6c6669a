interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

let isLoaded = false

/** True once third-party code is loaded: only a new document removes it. */
export const isDestinationLoaded = () => isLoaded

/** The configured tag manager: the only external script. */
export function loadDestination(): void {
  const url = document.querySelector<HTMLMetaElement>('meta[name=analytics-container]')?.content
  if (!url || isLoaded) return
  isLoaded = true
  const rules = {
    createScriptURL(asked: string) {
      if (asked !== url) throw new Error(`script from elsewhere: ${asked}`)
      return asked
    },
  }
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('shop', rules)
  const script = document.createElement('script')
  script.async = true
  script.src = policy ? policy.createScriptURL(url) : url
  document.head.append(script)
}
