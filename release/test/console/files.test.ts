import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { newState } from '../built.ts'

test('the console has the faces and colors of the brand: every font that its style names comes, and nothing else', async () => {
  const state = newState()
  const BRAND_FILE = path.join(__dirname, '../../../brands/morion.json')
  const env = { ...process.env, STATE_DIR: state, PORT: '0', BRAND_FILE }
  const server = spawn(process.execPath, [path.join(__dirname, '../../src/console/console.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    const port = /localhost:(\d+)/.exec(String(said))?.[1]
    const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`)
    const page = await ask('/')
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
    expect(await page.text()).toContain('href="/console.css"')
    const style = await (await ask('/console.css')).text()
    expect(style).toContain('--ivory:light-dark(#f3f5f4,#0f1413)')
    const fonts = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address)
    expect(fonts).toContain('/fonts/zlata-display-cyrillic.woff2')
    for (const font of fonts) {
      const { status, headers } = await ask(font)
      expect([font, status, headers.get('content-type')]).toStrictEqual([font, 200, 'font/woff2'])
    }
    for (const other of ['/fonts/zlata-none-latin.woff2', '/fonts/..%2fpackage.json'])
      expect([other, (await ask(other)).status]).toStrictEqual([other, 404])
  } finally {
    server.kill()
    await once(server, 'exit')
    fs.rmSync(state, { recursive: true })
  }
})
