import type { Description } from './describe.ts'

function put(selector: string, tag: 'meta' | 'link', attributes: Record<string, string> | null) {
  let element = document.head.querySelector(selector)
  if (!attributes) return element?.remove()
  element ??= document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Updates the head after navigation like the server would. The language changes only with the document. */
export function applyHead({ title, description, canonical, noindex, alternates }: Description) {
  if (document.title !== title) document.title = title
  put('meta[name=description]', 'meta', description ? { name: 'description', content: description } : null)
  put('link[rel=canonical]', 'link', { rel: 'canonical', href: canonical })
  put('meta[name=robots]', 'meta', noindex ? { name: 'robots', content: 'noindex' } : null)
  for (const link of document.head.querySelectorAll('link[rel=alternate]')) link.remove()
  for (const { lang, href } of alternates) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'alternate', hreflang: lang, href })
    document.head.append(link)
  }
}
