import fs from 'node:fs'
import path from 'node:path'
import { STATE_DIR } from '../state.ts'

const fileIn = (stateDir: string) => path.join(stateDir, 'port')

/** Keeps the port of a shop that stands, for commands that print its addresses. */
export function rememberPort(port: number, stateDir = STATE_DIR): void {
  fs.mkdirSync(stateDir, { recursive: true })
  fs.writeFileSync(fileIn(stateDir), String(port))
}

/** Another shop that has taken the folder over since keeps its own. */
export function forgetPort(port: number, stateDir = STATE_DIR): void {
  const file = fileIn(stateDir)
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === String(port)) fs.rmSync(file)
}

/** The port to print in an address: PORT, else that of the shop that runs, else the usual one. */
export function shownPort(stateDir = STATE_DIR): number {
  const running = fs.existsSync(fileIn(stateDir)) ? fs.readFileSync(fileIn(stateDir), 'utf8') : ''
  return Number(process.env['PORT'] || running || 3000)
}
