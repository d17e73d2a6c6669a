/** `node tools/kubernetes.ts` writes deploy/kubernetes/shop.yaml from the chart of deploy/helm. Needs Helm in the PATH or by HELM=…. */
import fs from 'node:fs'
import { findHelm, MANIFESTS, manifestsOf } from './kubernetes/chart.ts'
import { command, UserError } from './print/steps.ts'

await command(async () => {
  const helm = findHelm()
  if (!helm) throw new UserError('There is no helm in the PATH: install Helm 3, or say where it is by HELM=….')
  fs.writeFileSync(MANIFESTS, manifestsOf(helm))
  console.log(`Wrote ${MANIFESTS}.`)
})
