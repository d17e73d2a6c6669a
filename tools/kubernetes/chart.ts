import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'

const CHART = path.join(ROOT, 'deploy/helm')
export const MANIFESTS = path.join(ROOT, 'deploy/kubernetes/shop.yaml')

/** Of all files of the chart: manifests say which ones they were made of. */
export function chartDigest(): string {
  const hash = createHash('sha256')
  const files = fs.readdirSync(CHART, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(`${path.relative(CHART, file)}\n`).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Helm of HELM or of the PATH; null without it. */
export function findHelm(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const programs = [process.env['HELM'] ?? '', ...folders.map((folder) => path.join(folder, 'helm'))]
  return programs.find((program) => program !== '' && fs.existsSync(program)) ?? null
}

/** What the chart makes with these values. Throws what Helm says against it. */
export const rendered = (helm: string, ...settings: string[]): string =>
  execFileSync(helm, ['template', 'zlata', CHART, ...settings.flatMap((setting) => ['--set', setting])], {
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** The chart as manifests for a cluster without Helm. */
export const manifestsOf = (
  helm: string,
): string => `# Made of deploy/helm (${chartDigest()}) by node tools/kubernetes.ts: change the chart, not this file.
# The shop in Kubernetes 1.28 or newer (docs/machines.md): lines that deploy/helm/values.yaml marks with CHANGE are of your cluster.
${rendered(helm)}`
