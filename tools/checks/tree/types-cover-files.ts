import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../../processes/run-program.ts'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

/** Compiler error for a project whose `include` matches no files. */
interface ShownConfig {
  files?: string[]
}

async function filesOf(project: string): Promise<string[]> {
  const { code, output } = await runProgram(process.execPath, [TSC, '--showConfig', '-p', project])
  if (code !== 0) throw new Error(`The compiler cannot read ${project}: ${output}`)
  const { files = [] } = JSON.parse(output) as ShownConfig
  return files.map((file) => path.join(project, file))
}

/** An `include` without matches never fails: verifies that the compiler lists every source file. */
export const typesCoverFiles: Check = {
  name: 'types cover every file',
  run: async () => {
    // Listed first: files created meanwhile are ignored.
    const sources = (await projectFiles()).filter((file) => /\.tsx?$/.test(file))
    const { references } = JSON.parse(fs.readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as { references: Array<{ path: string }> }
    const listed = new Set((await Promise.all(references.map((project) => filesOf(project.path)))).flat())
    return sources.filter((file) => !listed.has(path.normalize(file))).map((file) => `${file} belongs to no tsconfig.json`)
  },
}
