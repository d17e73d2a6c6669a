import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../roots.mjs'

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
  const installed = resource.split(`${path.sep}node_modules${path.sep}`)
  if (installed.length > 1) return /^(@[^/\\]+[/\\])?[^/\\]+/.exec(installed.at(-1))[0].replaceAll('\\', '/')
  const [top, name, ...rest] = path.relative(ROOT, resource).split(path.sep)
  if (top !== 'shared' || !name) return null
  const inside = rest.filter((segment, index) => index > 0 || segment !== 'src').join('/')
  const place = inside.includes('/') ? path.posix.dirname(inside) : inside.replace(/\.tsx?$/, '')
  if (!place || place === 'index') return `@shop/${name}`
  return `@shop/${name}/${partOf(name, place) ?? place}`
}

/** `goods/product-card` → `product-card`, by the exports of its package. */
function partOf(name, place) {
  const { exports = {} } = JSON.parse(fs.readFileSync(path.join(ROOT, 'shared', name, 'package.json'), 'utf8'))
  const found = Object.entries(exports).find(([, target]) => {
    const [, folder] = /^\.\/src\/(.+)\/index\.ts$/.exec(target) ?? []
    return folder && `${place}/`.startsWith(`${folder}/`)
  })
  return found?.[0].slice('./'.length)
}
