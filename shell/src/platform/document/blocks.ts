/** Server data as JSON in the document, because the CSP forbids inline scripts. */
export function readJson<Value>(id: string): Value | null {
  const element = document.getElementById(id)
  return element ? (JSON.parse(element.textContent) as Value) : null
}

/** Required data of every document. */
export function requireJson<Value>(id: string): Value {
  const value = readJson<Value>(id)
  if (value === null) throw new Error(`the document has no ${id}`)
  return value
}
