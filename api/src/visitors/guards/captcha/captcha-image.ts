import { crc32, deflateSync } from 'node:zlib'

/** Unambiguous characters as strokes in a 4 × 6 box. */
const STROKES: Record<string, string> = {
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0,0 0,2 3,2 4,3 4,5 3,6 0,6',
  '6': '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,4 3,3 0,3',
  '7': '0,0 4,0 1,6',
  '9': '4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,5 3,6 1,6',
  A: '0,6 2,0 4,6 3,4 1,4',
  E: '4,0 0,0 0,3 3,3 0,3 0,6 4,6',
  H: '0,0 0,6 0,3 4,3 4,0 4,6',
  K: '0,0 0,6 0,3 4,0 0,3 4,6',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  T: '0,0 4,0 2,0 2,6',
  X: '0,0 4,6 2,3 4,0 0,6',
}
export const CAPTCHA_SIGNS = Object.keys(STROKES)

const WIDTH = 280
const HEIGHT = 96
const PAPER = 246

type Random = () => number
type Point = [number, number]

/** The characters as a PNG, each rotated, bent and crossed by lines to resist simple OCR. */
export function captchaImage(signs: string, random: Random = Math.random): string {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  const between = (low: number, high: number) => low + random() * (high - low)
  const step = (WIDTH - 40) / signs.length
  for (const [index, sign] of [...signs].entries()) {
    const [size, turn, lean] = [between(8.5, 10), between(-0.3, 0.3), between(-0.25, 0.25)]
    const [left, top] = [24 + step * index + between(0, 6), between(14, 24)]
    const points = (STROKES[sign] ?? '').split(' ').map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      const [dx, dy] = [(x - 2 + lean * (3 - y)) * size * 0.9, (y - 3) * size]
      return [left + 20 + dx * Math.cos(turn) - dy * Math.sin(turn), top + 30 + dx * Math.sin(turn) + dy * Math.cos(turn)]
    })
    for (const [at, point] of points.entries()) if (at > 0) line(pixels, points[at - 1] ?? point, point, between(2.2, 3), between(30, 80))
  }
  for (let count = 0; count < 5; count += 1) {
    line(pixels, [0, between(0, HEIGHT)], [WIDTH, between(0, HEIGHT)], between(0.8, 1.4), between(90, 150))
  }
  for (let count = 0; count < 900; count += 1) pixels[Math.floor(random() * pixels.length)] = Math.floor(between(90, 200))
  return `data:image/png;base64,${png(pixels).toString('base64')}`
}

/** A stroke with round ends, anti-aliased by distance. */
function line(pixels: Uint8Array, [x1, y1]: Point, [x2, y2]: Point, half: number, shade: number) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - half - 1)); y <= Math.min(HEIGHT - 1, Math.max(y1, y2) + half + 1); y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - half - 1)); x <= Math.min(WIDTH - 1, Math.max(x1, x2) + half + 1); x += 1) {
      const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2))
      const away = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
      const ink = Math.min(1, Math.max(0, half + 0.5 - away))
      const at = y * WIDTH + x
      pixels[at] = Math.min(pixels[at] ?? PAPER, Math.round(PAPER - (PAPER - shade) * ink))
    }
  }
}

/** An 8-bit grey PNG: signature, header, one block of data, end. */
function png(pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) rows.set(pixels.subarray(y * WIDTH, (y + 1) * WIDTH), y * (WIDTH + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, block('IHDR', header), block('IDAT', deflateSync(rows)), block('IEND', Buffer.alloc(0))])
}

function block(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
