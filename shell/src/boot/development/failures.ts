import { whenParsed } from '../first-paint.ts'

const FRAMES = 30

/** Chrome's stack repeats name and message, other browsers' do not. */
function textOf(error: Error): string {
  const about = `${error.name}: ${error.message}`
  const { stack = '' } = error
  const own = stack.startsWith(about) ? stack : `${about}\n${stack}`
  return error.cause instanceof Error ? `${own}\nCaused by ${textOf(error.cause)}` : own
}

/** The front door names places in the sources, and shows the same in the terminal. */
async function withSources(text: string): Promise<string> {
  try {
    const response = await fetch('/development/errors', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text })
    return response.ok ? await response.text() : text
  } catch {
    return text
  }
}

const PACKAGE = /\/a\/([\w-]+)\//

/**
 * Reports errors of the running code, caught or not, and those of the server's rendering.
 * @param threw called at once, with the package that the stack names first. The function that it returns is called with the text, once
 * per document, when the text names places in the sources
 */
export function watchFailures(threw: (name?: string) => (text: string) => void) {
  Error.stackTraceLimit = FRAMES
  const told = new Set<string>()
  const tell = (thrown: unknown, ...more: unknown[]) => {
    if (!(thrown instanceof Error)) return
    const show = threw(PACKAGE.exec(thrown.stack ?? '')?.[1])
    const text = [textOf(thrown), ...more.filter((one) => typeof one === 'string')].join('\n')
    if (told.has(text)) return
    told.add(text)
    void withSources(text).then(show)
  }
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  const { error: log } = console
  console.error = (...said: unknown[]) => {
    log(...said)
    const [error, ...more] = said.slice(said.findIndex((one) => one instanceof Error))
    tell(error, ...more)
  }
  void whenParsed().then(() => {
    const ofServer = document.getElementById('server-errors')?.textContent
    for (const text of JSON.parse(ofServer ?? '[]') as string[]) threw()(`On the server: ${text}`)
  })
}
