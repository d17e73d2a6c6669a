import { inflateSync } from 'node:zlib'

/** Letters that the fonts of a PDF were told to have, out of their tables. */
export function lettersIn(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  // Exactly one line end before "endstream": a compressed table may itself end with the byte of a carriage return.
  const tables = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const codes = tables.filter((table) => table.includes('beginbfrange')).flatMap((table) => table.match(/<[\da-f]{4}>/gi) ?? [])
  return codes.map((code) => String.fromCodePoint(Number.parseInt(code.slice(1, -1), 16))).join('')
}
