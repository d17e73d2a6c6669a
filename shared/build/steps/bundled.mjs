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
  const place = rest.find((segment) => segment !== 'src')?.replace(/\.tsx?$/, '')
  return !place || place === 'index' ? `@shop/${name}` : `@shop/${name}/${place}`
}
