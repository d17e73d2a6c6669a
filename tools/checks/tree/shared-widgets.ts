import fs from 'node:fs'
import path from 'node:path'
import { sharedWidgets } from '@shop/contracts/pages/widgets'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

const MOUNTED = /<Widget\b[^>]*?\bowner="(mfe-[\w-]+)"[^>]*?\bwidget="([\w-]+)"/g

export interface Mounting {
  file: string
  text: string
}

/** Widgets of another remote that have no contract, and contracts whose widget does not exist. */
export function widgetFaults(files: readonly Mounting[], shared: readonly string[], all: readonly string[]): string[] {
  const mounted = files.flatMap(({ file, text }) =>
    [...text.matchAll(MOUNTED)].flatMap(([, owner = '', widget = '']) => {
      const isOwn = file.startsWith(`${owner}/`)
      return isOwn || shared.includes(`${owner}/${widget}`) ? [] : [`${file} mounts ${owner}/${widget}, which has no contract`]
    }),
  )
  const missing = shared.filter((name) => {
    const [owner, widget] = name.split('/')
    return !all.includes(`${owner}/src/widgets/${widget}/index.ts`)
  })
  return [...mounted, ...missing.map((name) => `${name} has a contract and does not exist`)]
}

export const sharedWidgetsExist: Check = {
  name: 'widgets of other remotes have contracts',
  run: async () => {
    const all = await projectFiles()
    const views = all.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    const texts = views.map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }))
    return widgetFaults(texts, Object.keys(sharedWidgets), all)
  },
}
