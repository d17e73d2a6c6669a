import { CONTENT_TAGS } from '@shop/contracts/content/content'
import sanitizeHtml from 'sanitize-html'

/** Tags that are removed with their text. */
const SILENT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'iframe',
  'title',
  'svg',
  'math',
  'xmp',
]
const DEEPEST = 12

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...CONTENT_TAGS],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: SILENT,
  nestingLimit: DEEPEST,
  // An unsafe link keeps its text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
  transformTags: {
    a: (_, { href = '' }) => {
      const safe = safeLink(href)
      if (safe === null) return { tagName: 'a', attribs: {} }
      return { tagName: 'a', attribs: { href: safe, ...(safe.startsWith('https:') && { rel: 'noopener noreferrer' }) } }
    },
  },
}

/** Sanitizes editors' HTML: text, lists, tables and safe links only. */
export const sanitised = (html: string): string => sanitizeHtml(html, OPTIONS)

const SHOWN = new Set(['https:', 'mailto:', 'tel:'])

/** Allows paths and fragments of the shop, https, mailto and tel; null otherwise. */
export function safeLink(href: string): string | null {
  const link = href.trim()
  // Browsers read a backslash as a slash and leave control signs out: what has them is not what it looks like.
  // oxlint-disable-next-line no-control-regex -- those are the very signs
  if (/[\\\u0000-\u0020\u007f]/.test(link)) return null
  if (/^#[\w-]+$/.test(link)) return link
  if (link.startsWith('/')) return link.startsWith('//') ? null : link
  if (!URL.canParse(link)) return null
  const { protocol, username, password } = new URL(link)
  return SHOWN.has(protocol) && !username && !password ? link : null
}
