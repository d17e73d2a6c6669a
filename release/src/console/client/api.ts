/** What the console refuses, in its own words. */
export class CallError extends Error {
  readonly status: number
  readonly field: string | undefined

  constructor(status: number, sentence: string, field?: string) {
    super(sentence)
    this.status = status
    this.field = field
  }
}

const account = () => document.getElementById('me')

export const isSignedIn = (): boolean => account()?.dataset['csrf'] !== undefined

/** Release that the page shows. */
export const shownSerial = (): number => Number(account()?.dataset['serial'])

/** Until the page itself brings it. */
export const takeToken = (csrf: string) => account()?.setAttribute('data-csrf', csrf)

/** @throws CallError with the console's sentence, TypeError without a connection */
export async function call<Answer>(path: string, body: Record<string, unknown>): Promise<Answer> {
  const csrf = account()?.dataset['csrf']
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(csrf && { 'x-csrf-token': csrf }) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer & { error?: string; field?: string }
  if (!response.ok) throw new CallError(response.status, answer.error ?? String(response.status), answer.field)
  return answer
}
