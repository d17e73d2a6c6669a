/** An element with text or child elements. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  elements: Element[]
}

export const element = (
  name: string,
  content: string | (Element | null)[],
  attributes: Record<string, string | undefined> = {},
): Element => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, clean(value)]]))),
  text: typeof content === 'string' ? clean(content) : '',
  elements: typeof content === 'string' ? [] : content.filter((one) => one !== null),
})

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

// oxlint-disable-next-line no-control-regex -- those are the very signs
const UNKNOWN_TO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Removes characters that XML 1.0 forbids; replaces non-breaking spaces. */
const clean = (text: string) =>
  text
    .replace(UNKNOWN_TO_XML, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

const opening = ({ name, attributes }: Pick<Element, 'name' | 'attributes'>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}>`

export const xml = (one: Element): string => `${opening(one)}${one.elements.map(xml).join('')}${escaped(one.text)}</${one.name}>`
