import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'

const SHEETS = path.join(ROOT, 'gallery/src/sheets')
const PICTURES = path.join(ROOT, 'api/pictures')
const SPRITE = path.join(ROOT, 'shared/ui/sprite.svg')

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
}

/** The shop's script policy; captcha pictures are data: URLs. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'"

/** Names of all sheets, in the order of the alphabet. */
export const sheetNames = () =>
  fs
    .readdirSync(SHEETS)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.basename(file, '.tsx'))
    .sort()

const documentHtml = () => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="sheets" content="${sheetNames().join(' ')}">
<title>ZLATA</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
<script src="/main.js" defer></script>
</head>
<body>
${fs.readFileSync(SPRITE, 'utf8')}
<div id="gallery"></div>
</body>
</html>
`

/** File of a URL; null for pages and paths outside the folder. */
function fileOf(pathname: string, built: string): string | null {
  const [folder, rest] = pathname.startsWith('/pictures/') ? [PICTURES, pathname.slice('/pictures'.length)] : [built, pathname]
  const file = path.join(folder, path.normalize(rest))
  return file.startsWith(folder + path.sep) && path.extname(file) in TYPES ? file : null
}

export interface Gallery {
  url: string
  stop: () => Promise<void>
}

/** Serves what was built, on loopback. Port 0 is any free one. */
export async function serveGallery(built: string, port: number): Promise<Gallery> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileOf(pathname, built)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('x-content-type-options', 'nosniff')
    if (!file) return response.setHeader('content-type', 'text/html; charset=utf-8').end(documentHtml())
    const stream = fs.createReadStream(file)
    stream.once('open', () => {
      response.setHeader('content-type', TYPES[path.extname(file)] ?? '')
      stream.pipe(response)
    })
    return stream.once('error', () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
