const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (value: string | number) => String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Escaped HTML made by `html`. */
export interface Safe {
  safe: string
}

type Value = string | number | null | undefined | false | Safe | readonly Safe[]

/** Template tag: escapes text, keeps nested `html`. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Safe {
  return { safe: parts.map((part, index) => part + (index < values.length ? written(values[index]) : '')).join('') }
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escape(value)
  return 'safe' in value ? value.safe : value.map(({ safe }) => safe).join('')
}
