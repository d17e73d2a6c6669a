interface Policy {
  createHTML: (html: string) => string
}
interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | null = null

/**
 * The one way in for HTML, and only for HTML that the server has sanitised (the content service): under Trusted Types nothing
 * else may write it. The browser gets a TrustedHTML, which React takes as the string that it stands for.
 */
export function createHtml(sanitised: string): string {
  policy ??= (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('shop', { createHTML: (html) => html }) ?? {
    createHTML: (html) => html,
  }
  return policy.createHTML(sanitised)
}
