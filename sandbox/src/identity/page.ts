import type { Locale } from '@shop/contracts/shop/storefront'
import { documentOf } from '../frame/document.ts'
import { html } from '@shop/contracts/core/text/html'
import type { SignInAsk } from './ask.ts'
import { PEOPLE } from './people.ts'
import { identityTexts } from './texts.ts'

/** Consent page: choose a person and allow or refuse. */
export function signInPage({ id, clientId }: SignInAsk, locale: Locale): string {
  const words = identityTexts[locale].page
  const field = (name: 'name' | 'surname' | 'email' | 'phone') => html`<div class="field"><label for="${name}">${words[name]}</label>
    <input id="${name}" name="${name}" autocomplete="off"></div>`
  const body = html`
    <main class="pay">
      <h1>${words.title}</h1>
      <p class="lead">${words.lead(clientId.toUpperCase())}</p>
      <form method="post" action="/yaid/sign-in/${id}" novalidate>
        <fieldset><legend>${words.who}</legend>
        ${PEOPLE.map(
          (person, index) =>
            html`<label class="choice"><input type="radio" name="person" value="${person.id}"${
              index === 0 ? { safe: ' checked' } : ''
            }> ${person.name} ${person.surname}, ${person.phone || words.noPhone}</label>`,
        )}
        <label class="choice"><input type="radio" name="person" value=""> ${words.other}</label>
        </fieldset>
        <div class="card other"><div class="pair">${field('name')}${field('surname')}</div>${field('phone')}${field('email')}</div>
        <button class="button main wide-button" name="action" value="allow">${words.allow}</button>
        <button class="button wide-button" name="action" value="refuse">${words.refuse}</button>
      </form>
      <p class="note">${words.sandbox}</p>
    </main>`
  return documentOf({ locale, title: words.title, body })
}

export function faultPage(fault: string, locale: Locale): string {
  const words = identityTexts[locale].page
  const body = html`<main class="pay"><p class="lead">${words.title}</p><h1>${words.wrong}</h1><p class="lead">${fault}</p></main>`
  return documentOf({ locale, title: words.title, body })
}
