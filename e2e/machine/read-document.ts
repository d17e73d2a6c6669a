import { selectAll, selectOne } from 'css-select'
import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

const { findAll, getAttributeValue, textContent } = DomUtils

interface Options {
  /** Attribute names are case-sensitive. */
  xmlMode?: boolean
}

/** Queries a server-rendered document without a browser. */
export class ReadDocument {
  readonly #root: AnyNode
  readonly #options: Options

  constructor(html: string | AnyNode, options: Options = {}) {
    this.#options = options
    this.#root = typeof html === 'string' ? parseDocument(html, options) : html
  }

  all = (selector: string) => selectAll<AnyNode, Element>(selector, this.#root, this.#options)
  attributes = (selector: string, name: string): string[] => this.all(selector).flatMap((one) => getAttributeValue(one, name) ?? [])
  attribute = (selector: string, name: string): string | null => this.attributes(selector, name)[0] ?? null
  text = (selector: string): string =>
    plain(
      this.all(selector)
        .map((one) => textContent(one))
        .join(' '),
    )

  texts = (selector: string): string[] => this.all(selector).map((one) => plain(textContent(one)))

  /** An attribute of the part itself. */
  own = (name: string): string | null => (isTag(this.#root) ? (getAttributeValue(this.#root, name) ?? null) : null)

  /** Each matching element as a document. */
  parts = (selector: string): ReadDocument[] => this.all(selector).map((one) => new ReadDocument(one, this.#options))

  /** Of an address in a sitemap. */
  pairsOf(address: string): string[] {
    const url = this.all('url').find((one) => textContent(selectAll<AnyNode, Element>('loc', one)) === address)
    return url ? selectAll<AnyNode, Element>('xhtml\\:link', url).flatMap((one) => getAttributeValue(one, 'href') ?? []) : []
  }

  get structured(): unknown[] {
    return this.all('script[type="application/ld+json"]').map((one) => JSON.parse(textContent(one)) as unknown)
  }

  /** Visible and accessible text, except other languages. */
  words(selector: string): string[] {
    const language = this.attribute('html', 'lang')
    const isSilent = (node: AnyNode) => isTag(node) && (SILENT.has(node.name) || (getAttributeValue(node, 'lang') ?? language) !== language)
    const read = (node: AnyNode): string[] => {
      if (isText(node)) return plain(node.data) ? [plain(node.data)] : []
      if (isSilent(node)) return []
      const said = isTag(node) ? SAID.flatMap((name) => plain(getAttributeValue(node, name) ?? '') || []) : []
      return [...said, ...('children' in node ? node.children.flatMap((child) => read(child)) : [])]
    }
    return this.all(selector).flatMap(read)
  }

  /** The page's own text, without parts of other remotes. */
  get ownText(): string {
    const main = selectOne('main', this.#root)
    const areas = main ? selectAll('[data-owner] [data-owner]', main) : []
    const inside = new Set(areas.flatMap((area) => findAll(() => true, [area])))
    return main
      ? plain(
          findAll((one) => !inside.has(one), [main])
            .flatMap((one) => (SILENT.has(one.name) ? [] : one.children.filter(isText).map(({ data }) => data)))
            .join(' '),
        )
      : ''
  }

  /** URLs of all links and resources. */
  get links(): string[] {
    const sets = [...this.attributes('[srcset]', 'srcset'), ...this.attributes('[imagesrcset]', 'imagesrcset')]
    return [
      ...this.attributes('a[href]', 'href'),
      ...this.attributes('link[href]', 'href'),
      ...this.attributes('[src]', 'src'),
      ...this.attributes('[poster]', 'poster'),
      ...this.attributes('meta[property="og:image"]', 'content'),
      ...sets.flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '')),
    ]
  }
}

const SILENT = new Set(['script', 'style', 'template', 'svg'])
/** Attributes read by screen readers. */
const SAID = ['alt', 'aria-label', 'placeholder', 'title']
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
