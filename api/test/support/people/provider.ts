import { randomInt } from 'node:crypto'
import type { OauthAnswer } from '@shop/contracts/auth/oauth'
import type { Answer, Shopper } from './shopper.ts'

/** Somebody at the identity provider. */
export interface AtProvider {
  name: string
  surname: string
  email: string
  phone: string
}

export const somebody = (rest: Partial<AtProvider> = {}): AtProvider => {
  const number = String(randomInt(10 ** 7)).padStart(7, '0')
  return { name: 'Вера', surname: 'Лебедева', email: `vera${number}@mail.example`, phone: `+7902${number}`, ...rest }
}

/** What the provider sends back to /ya-callback. */
export interface OauthResult {
  state: string
  code?: string
  error?: string
}

/** The address that the shop gives to open. */
export async function wayTo(shopper: Shopper, rest: object = {}): Promise<string> {
  const { status, body } = await shopper.post('/oauth/start', { agreement: true, ...rest })
  if (status !== 200) throw new Error(`No way to the provider: ${JSON.stringify(body)}`)
  return (body as { url: string }).url
}

/** A person opens the provider's page and answers there; the browser comes back to this address. */
export async function answeredAt(way: string, person: AtProvider, action: 'allow' | 'refuse' = 'allow'): Promise<URL> {
  const page = await (await fetch(way)).text()
  const { origin } = new URL(way)
  const [, form = ''] = /action="(\/yaid\/sign-in\/[^"]+)"/.exec(page) ?? []
  const response = await fetch(origin + form, {
    method: 'POST',
    body: new URLSearchParams({ ...person, person: '', action }),
    headers: { origin },
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? '')
}

export const partsOf = ({ searchParams }: URL): OauthResult => Object.fromEntries(searchParams) as unknown as OauthResult

/** What the page /ya-callback hands to POST /oauth after a person has allowed it. */
export const oauthReturned = async (shopper: Shopper, person = somebody(), rest: object = {}): Promise<OauthResult> => {
  const { state, code = '' } = partsOf(await answeredAt(await wayTo(shopper, rest), person))
  return { state, code }
}

/** The whole way; afterwards the shopper has the token of the session that they are in. */
export async function byProvider(
  shopper: Shopper,
  person = somebody(),
  rest: object = {},
  more: object = {},
): Promise<OauthAnswer['data']> {
  const answer: Answer = await shopper.post('/oauth', { ...(await oauthReturned(shopper, person, rest)), ...more })
  if (answer.status !== 200) throw new Error(`Not signed in by the provider: ${JSON.stringify(answer.body)}`)
  await shopper.arrive()
  return (answer.body as OauthAnswer).data
}
