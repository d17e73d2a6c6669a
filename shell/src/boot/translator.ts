/** What a page translator put in the place of a text. */
const stands = new WeakMap<Node, Element>()

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

/**
 * Page translators replace text nodes by elements, which React does not know: it would write into the replaced text, and removing it or
 * inserting before it would throw. A changed text takes its place again, where the translator finds and translates it.
 */
export function followTranslator(root: Node) {
  const observer = new MutationObserver((changes) => {
    const fresh = new Set<Element>()
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') takeBack(target)
      for (const font of [...addedNodes].filter(isFont)) fresh.add(font)
      for (const text of removedNodes) {
        const instead = [...addedNodes, previousSibling, nextSibling].filter(isFont).find((font) => fresh.has(font))
        if (!(text instanceof Text) || !instead) continue
        fresh.delete(instead)
        stands.set(text, instead)
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** Translators nest their elements. */
function outermost(text: Node): Element | null {
  let font = stands.get(text) ?? null
  while (font && isFont(font.parentNode)) font = font.parentNode
  return font
}

function takeBack(text: Node) {
  const font = outermost(text)
  if (font?.isConnected && !font.contains(text)) font.replaceWith(text)
}

/** React removes, moves and inserts by nodes that it has made: these find what stands for them. */
export function tolerateTranslator() {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node below
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const standIn = (parent: Node, node: Node) => {
    const font = outermost(node)
    return font?.parentNode === parent ? font : null
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const font = standIn(this, child)
    if (font) removeChild.call(this, font)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    standIn(this, child)?.remove()
    return insertBefore.call(this, child, before?.parentNode === this ? before : before && standIn(this, before)) as Child
  }
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    standIn(this, child)?.remove()
    return appendChild.call(this, child) as Child
  }
}
