import { create } from 'qrcode'

/** Readable with up to 30 % damaged. */
const LEVEL = 'H'
/** Quiet zone in modules, required by the standard. */
const MARGIN = 4

export class TextTooLongForQr extends Error {
  constructor(bytes: number) {
    super(`A QR code of level ${LEVEL} cannot hold ${bytes} bytes`)
    this.name = 'TextTooLongForQr'
  }
}

export interface QrPath {
  /** Side length in modules including the margin: the viewBox. */
  side: number
  /** Path of dark modules. */
  path: string
}

/** Renders a text as an SVG path. Throws `TextTooLongForQr`. */
export function qrPath(text: string): QrPath {
  const { size, data } = modulesOf(text)
  const rows = Array.from({ length: size }, (_, y) => runsOf(data.subarray(y * size, (y + 1) * size), y))
  return { side: size + 2 * MARGIN, path: rows.join('') }
}

function modulesOf(text: string) {
  try {
    return create(text, { errorCorrectionLevel: LEVEL }).modules
  } catch (error) {
    // The library throws a plain error.
    if (error instanceof Error && /too big/.test(error.message)) throw new TextTooLongForQr(new TextEncoder().encode(text).length)
    throw error
  }
}

/** Merges neighbors in a row to avoid hairlines. */
function runsOf(row: Uint8Array, y: number): string {
  let runs = ''
  for (let x = 0; x < row.length; ) {
    const from = x
    while (row[x]) x += 1
    if (x > from) runs += `M${from + MARGIN} ${y + MARGIN}h${x - from}v1H${from + MARGIN}z`
    else x += 1
  }
  return runs
}
