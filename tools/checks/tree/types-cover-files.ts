import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../../processes/run-program.ts'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

/** What the compiler says of a project once `include` is looked up; without `files` it has found none. */
interface Shown {
  files?: string[]
}

async function filesOf(project: string): Promise<string[]> {
  const { code, output } = await runProgram(process.execPath, [TSC, '--showConfig', '-p', project])
  if (code !== 0) throw new Error(`The compiler cannot read ${project}: ${output}`)
  const { files = [] } = JSON.parse(output) as Shown
  return files.map((file) => path.join(project, file))
}

/** An `include` that matches nothing stays green for ever: every source file must be listed by the compiler. */
export const typesCoverFiles: Check = {
  name: 'types cover every file',
  run: async () => {
    // Listed first: a file that is made meanwhile is asked for at the next run.
    const sources = (await projectFiles()).filter((file) => /\.tsx?$/.test(file))
    const { references } = JSON.parse(fs.readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as { references: Array<{ path: string }> }
    const listed = new Set((await Promise.all(references.map((project) => filesOf(project.path)))).flat())
    return sources.filter((file) => !listed.has(path.normalize(file))).map((file) => `${file} belongs to no tsconfig.json`)
  },
}
