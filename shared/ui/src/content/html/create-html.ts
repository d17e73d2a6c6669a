interface Policy {
  createHTML: (html: string) => string
}
interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | null = null

/**
 * The only place that creates HTML, for server-sanitized HTML of the content service: Trusted Types forbid any other. Browsers get a
 * TrustedHTML, which React accepts as a string.
 */
export function createHtml(sanitised: string): string {
  policy ??= (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('shop', { createHTML: (html) => html }) ?? {
    createHTML: (html) => html,
  }
  return policy.createHTML(sanitised)
}
