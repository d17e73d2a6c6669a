import fs from 'node:fs'
import path from 'node:path'
import { STATE_DIR } from '../state.ts'

const fileIn = (stateDir: string) => path.join(stateDir, 'port')

/** Stores the port of a running shop, for commands that print URLs. */
export function rememberPort(port: number, stateDir = STATE_DIR): void {
  fs.mkdirSync(stateDir, { recursive: true })
  fs.writeFileSync(fileIn(stateDir), String(port))
}

/** Keeps the port of another shop that has taken over the folder. */
export function forgetPort(port: number, stateDir = STATE_DIR): void {
  const file = fileIn(stateDir)
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === String(port)) fs.rmSync(file)
}

/** The port for printed URLs: PORT, else the running shop's, else the default. */
export function shownPort(stateDir = STATE_DIR): number {
  const running = fs.existsSync(fileIn(stateDir)) ? fs.readFileSync(fileIn(stateDir), 'utf8') : ''
  return Number(process.env['PORT'] || running || 3000)
}
