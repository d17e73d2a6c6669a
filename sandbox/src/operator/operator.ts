import type { Locale } from '@shop/contracts/shop/storefront'
import { isFromOurPage, json, seeOther, text } from '../frame/answers.ts'
import { Bounded } from '../frame/bounded.ts'
import { changed } from '../frame/changes.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Answer, Ask, Service } from '../frame/service.ts'
import { isSignedNow } from '../frame/signature.ts'
import { timeOf } from '../frame/time.ts'
import { operatorTexts } from './texts.ts'

/** A pending confirmation on a phone. */
interface Question {
  id: string
  at: string
  phone: string
  text: string
  until: number
  answer: 'pending' | 'confirmed' | 'refused'
}

const stateOf = ({ answer, until }: Question) => (answer === 'pending' && until <= Date.now() ? 'expired' : answer)

/** Mobile operator stand-in (mobid): a person answers for the phone. */
export function operatorService(key: string): Service {
  const questions = new Bounded<Question>()

  const fromShop = (ask: Ask): Answer => {
    if (!isSignedNow(ask, key)) return json({ error: 'wrong signature' }, 401)
    const { id, phone, text: words, expiresIn } = read(ask.body)
    if (!id) return json({ error: 'id is needed' }, 400)
    const known = questions.all.find((question) => question.id === id)
    if (ask.url.pathname === '/mobile-id/state') return known ? json({ id, state: stateOf(known) }) : json({ error: 'unknown' }, 404)
    if (!phone) return json({ error: 'phone is needed' }, 400)
    const until = Date.now() + (expiresIn ?? 60) * 1000
    if (!known) questions.add({ id, at: new Date().toISOString(), phone, text: words ?? '', until, answer: 'pending' })
    return json({ id, state: 'pending' }, 202)
  }

  const byHand = (ask: Ask, id: string): Answer => {
    if (!isFromOurPage(ask)) return text(403, 'Forms of this page only')
    const question = questions.all.find((one) => one.id === id)
    const answer = new URLSearchParams(ask.body).get('answer')
    if (question && stateOf(question) === 'pending' && (answer === 'confirmed' || answer === 'refused')) question.answer = answer
    changed()
    return seeOther('/#phone')
  }

  return {
    handle: (ask) => {
      const { pathname } = ask.url
      if (ask.method === 'POST' && (pathname === '/mobile-id/requests' || pathname === '/mobile-id/state')) return fromShop(ask)
      if (ask.method === 'GET' && pathname === '/mobile-id') return json({ questions: questions.all })
      const [, id] = /^\/mobile-id\/answer\/([\w-]+)$/.exec(pathname) ?? []
      return id && ask.method === 'POST' ? byHand(ask, id) : null
    },
    section: (locale) => {
      const words = operatorTexts[locale]
      const rows = questions.all.map((question) => rowOf(question, locale))
      return {
        id: 'phone',
        title: words.title,
        count: rows.length,
        content: (rows.length ? html`<ol class="rows">${rows}</ol>` : html`<p class="empty">${words.empty}</p>`).safe,
      }
    },
  }
}

function read(body: string): { id?: string; phone?: string; text?: string; expiresIn?: number } {
  try {
    return (JSON.parse(body) as Partial<Question> | null) ?? {}
  } catch {
    return {}
  }
}

function rowOf(question: Question, locale: Locale): Safe {
  const words = operatorTexts[locale]
  const { id, at, phone, text: asked } = question
  const state = stateOf(question)
  return html`<li>
    <p class="meta"><time datetime="${at}">${timeOf(at, locale)}</time> <strong>${phone}</strong> <span class="kind">${words.states[state]}</span></p>
    <p class="text">${asked}</p>
    ${
      state === 'pending'
        ? html`<form class="acts" method="post" action="/mobile-id/answer/${id}">
      <button class="button main" name="answer" value="confirmed" data-keep="${id}-yes">${words.confirm}</button>
      <button class="button" name="answer" value="refused" data-keep="${id}-no">${words.refuse}</button></form>`
        : ''
    }
  </li>`
}
