import { match } from '@shop/contracts/pages/routes'
import { UserError } from '../print/steps.ts'
import { kebab, pascal, quoted, remote, words } from './names.ts'
import { fromTemplate, insertBefore, type Plan } from './plan.ts'
import { shownPort } from '../processes/shop/shown-port.ts'

const ROUTES = 'shared/contracts/src/pages/routes.ts'
const ROUTES_TEST = 'shared/contracts/src/pages/routes.test.ts'
const ADDRESS = /^(\/(:?[a-z][a-z0-9-]*))+$/

interface Options {
  /** The page's title in each language. */
  ru?: string | undefined
  en?: string | undefined
  /** A page around a form instead of one with pieces. */
  form?: boolean | undefined
}

/** `npm run new -- page <remote> <name> <address>`: a row of the table of routes, and the folder that answers it. */
export function page(root: string, [owner, given, address = '']: string[], { ru, en, form }: Options): Plan {
  const folder = remote(root, owner)
  const name = kebab(given, 'page')
  if (!ADDRESS.test(address)) throw new UserError(`"${address}" is no address: begin with a slash, as in /gift-ideas or /gift-ideas/:id.`)
  const taken = match(address.replaceAll(':', ''))?.row
  if (taken?.path === address) throw new UserError(`${address} is answered by ${taken.owner}/src/pages/${taken.page} already.`)

  const titles = { ru: quoted(ru ?? `Страница «${words(name)}»`), en: quoted(en ?? words(name)) }
  const row = `  ...rows('${folder}', '${name}', ['${address}']),\n`
  // A static address stands before the first one with a parameter: rows are tried in order.
  const place = address.includes(':') ? /(?<=^export const routes[^]*?)^\]/m : /^ {2}\.\.\.rows\([^\n]*\/:/m
  return {
    files: fromTemplate(form ? 'form' : 'page', `${folder}/src/pages/${name}`, { name, Name: pascal(name), address, ...titles }),
    edits: [
      { file: ROUTES, edit: insertBefore(place, row, ROUTES) },
      { file: ROUTES_TEST, edit: insertBefore(/(?<=^const added: string\[\] = \[)/m, `'${address}', `, ROUTES_TEST) },
    ],
    next: [
      `Its texts are ${folder}/src/pages/${name}/texts/, in both languages; its rules are model.ts.`,
      `See it: npm run dev -- ${folder} (one that runs reads a new address when it starts again), then http://shop.ru.localhost:${shownPort()}${address}`,
    ],
  }
}
