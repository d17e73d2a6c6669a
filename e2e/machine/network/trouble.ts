import type { BrowserContext } from '@playwright/test'
import { SANDBOX_URL } from '../../environment.ts'

/** Errors that no page may cause, collected over all pages of a test. */
export class PageErrors {
  #seen: string[] = []
  #expected: RegExp[] = []

  /** Tests that break something declare the expected errors. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  add(what: string): void {
    this.#seen.push(what)
  }

  get unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

/** Runs before a document's own scripts: logs errors that would be silent. */
function report(outside: string) {
  if (location.port === outside) return
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  )
  const isUnsealed = (node: Node) =>
    (node instanceof HTMLScriptElement && node.src !== '' && node.integrity === '') ||
    (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.integrity === '')
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isUnsealed(node)) console.error(`a tag without integrity: ${(node as Element).outerHTML.slice(0, 200)}`)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Console errors, uncaught errors, hydration warnings, CSP violations and missing integrity attributes. */
export async function watch(context: BrowserContext, trouble: PageErrors): Promise<void> {
  context.on('console', (message) => {
    const text = message.text()
    const isAboutHydration = /hydrat|Minified React error/i.test(text)
    if (message.type() === 'error' || isAboutHydration) trouble.add(`${text} (${message.location().url})`)
  })
  context.on('weberror', (error) => trouble.add(`uncaught: ${error.error().message}`))
  await context.addInitScript(report, new URL(SANDBOX_URL).port)
}
