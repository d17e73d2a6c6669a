import { SaxesParser } from 'saxes'
import type { Element } from '../../../src/goods/feeds/xml.ts'

/** A document as a tree; throws for one that is not well formed, or whose prefixes stand for nothing. */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', elements: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const given = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const found: Element = { name, attributes: Object.fromEntries(given) as Record<string, string>, text: '', elements: [] }
    open.at(-1)?.elements.push(found)
    open.push(found)
  })
  parser.on('text', (words) => {
    const parent = open.at(-1)
    if (parent && parent !== root) parent.text += words
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  const [document] = root.elements
  if (!document) throw new Error('The document is empty.')
  return document
}
