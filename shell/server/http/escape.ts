const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For text and for values of attributes in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** JSON that may stand in a script element: `<` is the only sign that can end one. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** `<meta name="robots" content="noindex">`; what has no value is left out. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => (value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value ?? '')}"`))
  return `<${name}${written.join('')}>`
}
