import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { scannerPort } from '../../api/src/platform/ports/scanner.ts'
import { aptInstall } from '../processes/apt.ts'
import { freePorts } from '../processes/shop/ports.ts'
import { NOTHING, type Suite } from './suite.ts'

const CLAMD = '/usr/sbin/clamd'
const TRIES_TO_CONNECT = 300
/** The test signature. */
const VIRUS = 'ZLATA-VIRUS-OF-THIS-TEST'
const SIGNATURE = `Zlata.Test:0:*:${Buffer.from(VIRUS).toString('hex')}\n`
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

/** Debian's clamd with our test signature, or the reason for its absence. */
async function startClamd(): Promise<{ url: string; stop: () => Promise<void> } | string> {
  if (!fs.existsSync(CLAMD)) {
    const refused = await aptInstall(['clamav-daemon'])
    if (!fs.existsSync(CLAMD)) return `clamd is not installed: ${refused ?? 'the package does not contain it'}`
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-clamd-'))
  const port = await freePorts(1)
  fs.writeFileSync(path.join(folder, 'own.ndb'), SIGNATURE)
  const settings = ['Foreground yes', `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', `DatabaseDirectory ${folder}`]
  fs.writeFileSync(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(CLAMD, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < TRIES_TO_CONNECT && child.exitCode === null; attempt += 1) {
    if (await answers(port)) return { url: `tcp://127.0.0.1:${port}`, stop }
    await setTimeout(100)
  }
  await stop()
  return 'clamd does not respond after its start'
}

/** The scanner port against a real clamd: the sandbox only emulates it. */
export const scannerOnClamd: Suite = {
  name: 'scanner on ClamAV',
  run: async () => {
    const clamd = await startClamd()
    if (typeof clamd === 'string') return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${clamd}` }
    const { scan } = scannerPort({ url: clamd.url })
    const cases: [name: string, file: string, expected: string | null][] = [
      ['a clean résumé', PDF, null],
      ['a clean résumé of several pieces', PDF + ' '.repeat(500_000), null],
      ['a résumé with a virus', `${PDF}${VIRUS}\n%%EOF\n`, 'Zlata.Test.UNOFFICIAL'],
      ['a virus in the last piece of many', PDF + ' '.repeat(500_000) + VIRUS, 'Zlata.Test.UNOFFICIAL'],
    ]
    const failures: string[] = []
    try {
      for (const [name, file, expected] of cases) {
        const verdict = await scan(Buffer.from(file)).catch((error: unknown) => ({ isClean: false as const, found: String(error) }))
        const found = verdict.isClean ? null : verdict.found
        if (found !== expected) failures.push(`${name}: ${found ?? 'nothing'} was found, not ${expected ?? 'nothing'}`)
      }
    } finally {
      await clamd.stop()
    }
    return { ...NOTHING, passed: cases.length - failures.length, failed: failures.length, failures }
  },
}
