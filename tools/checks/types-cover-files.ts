import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { ROOT } from '../processes/state.ts'
import { projectFiles, type Check } from './check.ts'

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

interface References {
  references: Array<{ path: string }>
}

/** An `include` that matches nothing stays green for ever: every source file must be listed by the compiler. */
export const typesCoverFiles: Check = {
  name: 'types cover every file',
  run: async () => {
    const { references } = JSON.parse(fs.readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as References
    const listed = new Set<string>()
    for (const { path: project } of references) {
      const { output } = await runProgram(process.execPath, [TSC, '--listFilesOnly', '-p', project])
      for (const file of output.split('\n')) listed.add(path.relative(ROOT, path.resolve(ROOT, file.trim())))
    }
    const sources = (await projectFiles()).filter((file) => /\.tsx?$/.test(file))
    return sources.filter((file) => !listed.has(path.normalize(file))).map((file) => `${file} belongs to no tsconfig.json`)
  },
}
