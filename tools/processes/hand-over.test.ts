import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hand-over-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  fs.writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

/** A program that lives until somebody ends it, started as a script of a package: npm, its shell, this entry, the program. */
function startScript() {
  const program = write('program.mjs', `console.log('pid ' + process.pid); setInterval(() => {}, 1000)`)
  const entry = write(
    'entry.mjs',
    `import { handOver } from ${JSON.stringify(path.join(__dirname, 'hand-over.mjs'))}
     handOver(process.execPath, [${JSON.stringify(program)}], { stdio: 'inherit' })`,
  )
  // Two commands: no shell replaces itself by the first.
  write('package.json', JSON.stringify({ scripts: { start: `"${process.execPath}" "${entry}"; exit 0` } }))
  return spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)('%s to npm ends what it has started', async (signal) => {
  const npm = startScript()
  let said = ''
  const pid = await new Promise<number>((resolve) =>
    npm.stdout.on('data', (text) => {
      said += String(text)
      const found = /pid (\d+)/.exec(said)?.[1]
      if (found) resolve(Number(found))
    }),
  )
  expect(isAlive(pid)).toBe(true)
  npm.kill(signal)
  // The pipe closes when the last process that holds it has ended.
  await once(npm.stdout, 'close')
  expect(isAlive(pid)).toBe(false)
})
