import { inflateSync } from 'node:zlib'

/** What is written in a PDF of embedded fonts, each piece of text in a line of its own. Throws when it is no whole PDF. */
export const textOfPdf = (bytes: Uint8Array): string => pagesOfPdf(bytes).join('\n')

/** The same, page by page. */
export function pagesOfPdf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1')
  if (!file.startsWith('%PDF-1.') || !file.trimEnd().endsWith('%%EOF')) throw new Error('No whole PDF.')
  const objects = new Map([...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]))
  const letters = lettersOfFonts(objects)
  return [...objects.values()]
    .filter((body) => body.includes('stream\n') && streamOf(body).includes('BT\n'))
    .map((body) => piecesOf(streamOf(body), letters).join('\n'))
}

type Letters = Map<string, Map<string, string>>

/** Exactly one line end before "endstream": a compressed stream may itself end with the byte of a carriage return. */
function streamOf(body: string): string {
  const [, packed = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  } catch {
    return packed
  }
}

/** Glyphs of each font of the pages, `F2`, as the letters that its own table tells. */
function lettersOfFonts(objects: Map<string, string>): Letters {
  const letters: Letters = new Map()
  for (const body of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
      letters.set(name, glyphsOf(streamOf(objects.get(table) ?? '')))
    }
  }
  return letters
}

function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const words = list.match(/<[\da-f ]+>/gi) ?? []
    words.forEach((word, place) => {
      const codes = word.replace(/[<> ]/g, '').match(/.{4}/g) ?? []
      const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0')
      glyphs.set(glyph, String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))))
    })
  }
  return glyphs
}

function piecesOf(stream: string, letters: Letters): string[] {
  let font = ''
  const pieces: string[] = []
  for (const [, name, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = name
    else pieces.push([...shown.matchAll(/<([\da-f]+)>/gi)].map(([, glyphs = '']) => written(glyphs, letters.get(font))).join(''))
  }
  return pieces
}

const written = (glyphs: string, letters: Map<string, string> | undefined) =>
  (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph.toLowerCase()) ?? '\ufffd').join('')
