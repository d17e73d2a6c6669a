import fs from 'node:fs'
import path from 'node:path'
import { browserProject, nodeProject } from './shared/testing/jest/projects.mjs'

const ROOT = import.meta.dirname
/** Shared packages that no browser runs. */
const SERVER_SIDE = ['shared/build', 'shared/observability']

const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
const shared = fs.readdirSync(path.join(ROOT, 'shared'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const existing = (folders) => folders.filter((folder) => fs.existsSync(path.join(ROOT, folder))).map((folder) => `<rootDir>/${folder}`)

const inBrowsers = [...shared.map(({ name }) => `shared/${name}`).filter((name) => !SERVER_SIDE.includes(name)), 'shell/src', ...remotes]

/** Separate projects for browser and Node code. */
export default {
  // Generous timeout for busy machines. (Jest does not read it from a project.)
  testTimeout: 20_000,
  projects: [
    browserProject(ROOT, existing(inBrowsers)),
    nodeProject(ROOT, existing([...SERVER_SIDE, 'shell/server', 'shell/worker', 'release', 'sandbox', 'tools'])),
  ],
}
