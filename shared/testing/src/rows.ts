const plain = (node: Node | null) => (node?.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()

/** Rows of a list of sums, as a shopper reads them: the name, why, the sum. */
export const rowsIn = (element: HTMLElement): string[] =>
  [...element.querySelectorAll('dl > div')].map((row) => {
    const [name, ...why] = [...(row.querySelector('dt')?.childNodes ?? [])].map(plain)
    return [name, ...why, plain(row.querySelector('dd'))].filter(Boolean).join(' ')
  })
