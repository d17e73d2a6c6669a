import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export const PNPM = 'pnpm@12.21.0'

/** Inputs of the installation: lockfile and package manifests. */
function fingerprintOf(root) {
  const folders = ['.', 'shared'].flatMap((parent) =>
    fs
      .readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => path.join(parent, entry.name)),
  )
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...['.', ...folders.sort()].map((folder) => path.join(folder, 'package.json'))]
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${PNPM}\n`)
  for (const file of files.filter((each) => fs.existsSync(path.join(root, each)))) {
    hash.update(`${file}\n`).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Installs the lockfile unless up to date. Rejects with the installer's last lines. */
export async function install(root) {
  const mark = path.join(root, 'node_modules/.zlata-install')
  const fingerprint = fingerprintOf(root)
  const installed = fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === fingerprint
  if (installed && fs.existsSync(path.join(root, 'node_modules/node/bin'))) return
  const began = Date.now()
  console.log('… Installing dependencies (a minute or two the first time)')
  await runInstaller(root)
  fs.writeFileSync(mark, fingerprint)
  console.log(`✓ Dependencies installed · ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function runInstaller(root) {
  return new Promise((resolve, reject) => {
    const args = ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', '--config.confirm-modules-purge=false']
    const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-4000)
      })
    }
    child.on('error', (error) => reject(new Error(`Dependencies could not be installed: ${error.message}.`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      reject(
        new Error(
          `Dependencies could not be installed (${signal ?? `exit code ${code}`}):\n${said.trimEnd().split('\n').slice(-12).join('\n')}`,
        ),
      )
    })
  })
}
