/** One line, one fact: what a person looks for when the shop misbehaves. No addresses of shoppers, no cookies. */
export function log(about: string, detail: string | Record<string, unknown> = '') {
  const text = typeof detail === 'string' ? detail : JSON.stringify(detail)
  console.log(`${new Date().toISOString()} ${about} ${text}`.trimEnd())
}

/** The first line of an error: stacks of server builds are thousands of columns wide. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
