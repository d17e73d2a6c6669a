import type { Locale } from '@shop/contracts/shop/storefront'
import { isFromOurPage, json, page, PAGE_POLICY, seeOther, text } from '../frame/answers.ts'
import { Bounded } from '../frame/bounded.ts'
import { changed } from '../frame/changes.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Answer, Ask, Service } from '../frame/service.ts'
import { timeOf } from '../frame/time.ts'
import { allow, type Client, readAsk, refuse, type SignInAsk, trade } from './ask.ts'
import { faultPage, signInPage } from './page.ts'
import { personIn } from './people.ts'
import { identityTexts } from './texts.ts'

/** Yandex ID: OAuth 2 with PKCE, and user information by `Authorization: OAuth <token>`. */
export function identityService(client: Client): Service {
  const asks = new Bounded<SignInAsk>()

  const authorize = ({ url, locale }: Ask): Answer => {
    const ask = readAsk(url.searchParams, client)
    if (typeof ask === 'string') return { ...page(faultPage(ask, locale)), status: 400 }
    asks.add(ask)
    return page(signInPage(ask, locale), { 'content-security-policy': policyOf(ask) })
  }

  const answered = (ask: Ask, id: string): Answer => {
    if (!isFromOurPage(ask)) return text(403, 'Forms of this page only')
    const known = asks.all.find((one) => one.id === id)
    if (known?.answer !== 'asked') return { ...page(faultPage(identityTexts[ask.locale].page.gone, ask.locale)), status: 410 }
    const form = new URLSearchParams(ask.body)
    const person = personIn(form)
    if (form.get('action') === 'allow' && !person)
      return page(signInPage(known, ask.locale), { 'content-security-policy': policyOf(known) })
    const address = form.get('action') === 'allow' && person ? allow(known, person) : refuse(known)
    changed()
    return seeOther(address)
  }

  const token = ({ body, headers }: Ask): Answer => {
    const form = new URLSearchParams(body)
    if (!isClient(form, headers.authorization, client)) return json({ error: 'invalid_client' }, 401)
    if (form.get('grant_type') !== 'authorization_code') return json({ error: 'unsupported_grant_type' }, 400)
    const code = form.get('code')
    const traded = trade(code ? asks.all.find((one) => one.code === code) : undefined, form)
    changed()
    if ('error' in traded) return json(traded, 400)
    return json({ access_token: traded.token, token_type: 'bearer', expires_in: 3600, scope: 'login:info login:email login:default_phone' })
  }

  const info = ({ headers }: Ask): Answer => {
    const [, given] = /^OAuth ([\w-]+)$/.exec(headers.authorization ?? '') ?? []
    const person = given ? asks.all.find((one) => one.token === given)?.person : null
    if (!person) return json({ error: 'Unauthorized' }, 401)
    const { id, name, surname, email, phone } = person
    return json({
      id,
      client_id: client.clientId,
      login: email.split('@')[0],
      first_name: name,
      last_name: surname,
      real_name: `${name} ${surname}`,
      default_email: email || null,
      emails: email ? [email] : [],
      ...(phone && { default_phone: { id: 1, number: phone } }),
    })
  }

  return {
    handle: (ask) => {
      const call = `${ask.method} ${ask.url.pathname}`
      if (call === 'GET /yaid/authorize') return authorize(ask)
      if (call === 'POST /yaid/token') return token(ask)
      if (call === 'GET /yaid/info') return info(ask)
      const [, id] = /^POST \/yaid\/sign-in\/([\w-]+)$/.exec(call) ?? []
      return id ? answered(ask, id) : null
    },
    section: (locale) => {
      const words = identityTexts[locale]
      const rows = asks.all.map((ask) => rowOf(ask, locale))
      return {
        id: 'identity',
        title: words.title,
        count: rows.length,
        content: (rows.length ? html`<ol class="rows">${rows}</ol>` : html`<p class="empty">${words.empty}</p>`).safe,
      }
    },
  }
}

function rowOf({ at, person, answer, redirectUri }: SignInAsk, locale: Locale): Safe {
  return html`<li><p class="meta"><time datetime="${at}">${timeOf(at, locale)}</time>
    <strong>${person ? `${person.name} ${person.surname}` : '—'}</strong> <span>${new URL(redirectUri).host}</span>
    <span class="kind">${identityTexts[locale].states[answer]}</span></p></li>`
}

/** Client credentials in form or header (RFC 6749). */
function isClient(form: URLSearchParams, header: string | undefined, { clientId, clientSecret }: Client): boolean {
  const [, basic = ''] = /^Basic (.+)$/.exec(header ?? '') ?? []
  const given = basic ? Buffer.from(basic, 'base64').toString() : `${form.get('client_id')}:${form.get('client_secret')}`
  return given === `${clientId}:${clientSecret}`
}

/** form-action must allow the redirect back to the shop. */
const policyOf = ({ redirectUri }: SignInAsk) =>
  PAGE_POLICY.replace("form-action 'self'", `form-action 'self' ${new URL(redirectUri).origin}`)
