import { create } from 'qrcode'

/** The code stays readable with a third of it hidden. */
const LEVEL = 'H'
/** Light modules around the code, as its standard wants. */
const MARGIN = 4

export class TextTooLongForQr extends Error {
  constructor(bytes: number) {
    super(`A QR code of level ${LEVEL} cannot hold ${bytes} bytes`)
    this.name = 'TextTooLongForQr'
  }
}

export interface QrPath {
  /** Modules on a side, with the margin: the viewBox. */
  side: number
  /** Dark modules. */
  path: string
}

/** Draws a text as the path of a QR code. Throws `TextTooLongForQr` for a text that does not fit. */
export function qrPath(text: string): QrPath {
  const { size, data } = modulesOf(text)
  const rows = Array.from({ length: size }, (_, y) => runsOf(data.subarray(y * size, (y + 1) * size), y))
  return { side: size + 2 * MARGIN, path: rows.join('') }
}

function modulesOf(text: string) {
  try {
    return create(text, { errorCorrectionLevel: LEVEL }).modules
  } catch (error) {
    // The library has no class for it.
    if (error instanceof Error && /too big/.test(error.message)) throw new TextTooLongForQr(new TextEncoder().encode(text).length)
    throw error
  }
}

/** Neighbours in a row are drawn at once: no hairline between them. */
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
