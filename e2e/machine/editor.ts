import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runProgram } from '../../tools/processes/run-program.ts'
import { ROOT } from '../../tools/processes/state.ts'
import { API_URL, SHOP_PORT } from '../environment.ts'

/** Edits content: a copy of the content files, and `npm run content`. */
export class Editor {
  readonly #folder: string

  constructor() {
    this.#folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-'))
    fs.cpSync(path.join(ROOT, 'api/content'), this.#folder, { recursive: true })
  }

  /** Replaces text that must be present. */
  edit(file: string, from: string | RegExp, to: string): void {
    const place = path.join(this.#folder, file)
    const text = fs.readFileSync(place, 'utf8')
    const edited = text.replace(from, to)
    if (edited === text) throw new Error(`${file} has nothing like ${String(from)}.`)
    fs.writeFileSync(place, edited)
  }

  /** Output of the command; rejects when it fails. */
  async content(...args: string[]): Promise<string> {
    const env = { PORT: String(SHOP_PORT), API_URL }
    const { code, output } = await runProgram(process.execPath, [path.join(ROOT, 'tools/content.ts'), ...args, '--folder', this.#folder], {
      env,
    })
    if (code !== 0) throw new Error(output)
    return output
  }

  leave(): void {
    fs.rmSync(this.#folder, { recursive: true, force: true })
  }
}
