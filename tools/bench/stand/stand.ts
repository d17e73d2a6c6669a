import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePorts } from '../../processes/shop/ports.ts'
import { runProgram } from '../../processes/run-program.ts'
import { UserError } from '../../print/steps.ts'

const HERE = import.meta.dirname
/** The international storefront. */
export const HOST = 'shop.com.localhost'

async function certificateIn(folder: string): Promise<void> {
  if (fs.existsSync(path.join(folder, 'cert.pem'))) return
  fs.mkdirSync(folder, { recursive: true })
  const names = ['localhost', '*.localhost', HOST].map((name) => `DNS:${name}`)
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650', '-subj', '/CN=localhost']
  const { code, output } = await runProgram('openssl', [
    'req',
    ...kind,
    ...files,
    '-addext',
    `subjectAltName=${[...names, 'IP:127.0.0.1'].join(',')}`,
  ])
  if (code !== 0) throw new UserError(`openssl could not make the certificate of the bench: ${output.trim().split('\n').at(-1)}`)
}

/** Floor and TLS fronts for a running shop. */
export class Bench {
  readonly #children: ChildProcess[] = []
  floor = ''
  shop = ''

  async start(shopPort: number, folder: string): Promise<void> {
    const certificates = path.join(folder, 'certificates')
    await certificateIn(certificates)
    const first = await freePorts(3)
    const [floor, frontOfFloor, frontOfShop] = [first, first + 1, first + 2]
    const shop = `http://127.0.0.1:${shopPort}`
    await Promise.all([
      this.#run('floor.ts', floor, shop, `${HOST}:${shopPort}`),
      this.#run('front.ts', frontOfFloor, `http://127.0.0.1:${floor}`, certificates),
      this.#run('front.ts', frontOfShop, shop, certificates),
    ])
    this.floor = `https://${HOST}:${frontOfFloor}`
    this.shop = `https://${HOST}:${frontOfShop}`
  }

  #run(file: string, ...args: (string | number)[]): Promise<void> {
    const child = fork(path.join(HERE, file), args.map(String), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#children.push(child)
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new UserError(`${file} of the bench ended at once (exit code ${code}).`)))
    })
  }

  stop(): void {
    for (const child of this.#children) child.kill()
  }
}
