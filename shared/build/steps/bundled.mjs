import fs from 'node:fs'
import path from 'node:path'
import { packageOf } from '../roots.mjs'

/**
 * Names of what a compilation bundles besides the package's own code: `valibot`, `@shop/ui/product-card`. The main entry of a
 * workspace package has its plain name (`@shop/ui`), so that a second copy of a shared module shows.
 */
export function bundledPackages(modules) {
  const names = new Set()
  for (const module of modules) {
    for (const part of module.modules ?? [module]) {
      const name = part.resource && nameOf(part.resource.split('?')[0])
      if (name) names.add(name)
    }
  }
  return [...names].sort()
}

function nameOf(resource) {
  const ours = packageOf(resource)
  if (ours) return partName(ours)
  const installed = resource.split(`${path.sep}node_modules${path.sep}`)
  return installed.length > 1 ? /^(@[^/\\]+[/\\])?[^/\\]+/.exec(installed.at(-1))[0].replaceAll('\\', '/') : null
}

function partName({ name, folder, inside: file }) {
  const inside = file.replaceAll('\\', '/').replace(/^src\//, '')
  const place = inside.includes('/') ? path.posix.dirname(inside) : inside.replace(/\.tsx?$/, '')
  if (!place || place === 'index') return `@shop/${name}`
  return `@shop/${name}/${partOf(folder, place) ?? place}`
}

/** `goods/product-card` → `product-card`, by the exports of its package. */
function partOf(package_, place) {
  const { exports = {} } = JSON.parse(fs.readFileSync(path.join(package_, 'package.json'), 'utf8'))
  const found = Object.entries(exports).find(([, target]) => {
    const [, folder] = /^\.\/src\/(.+)\/index\.ts$/.exec(target) ?? []
    return folder && `${place}/`.startsWith(`${folder}/`)
  })
  return found?.[0].slice('./'.length)
}
