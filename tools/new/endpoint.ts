import { UserError } from '../print/steps.ts'
import { camel, kebab, pascal } from './names.ts'
import { fromTemplate, insertBefore, type Plan } from './plan.ts'

const APP = 'api/src/app.ts'
const PLUGINS = 'api/src/service/plugins.ts'
const PATH = /^(\/([a-z][\w-]*|\{\w+\}))+$/

/** `npm run new -- endpoint <name> <GET|POST> <path>`: a contract, the API's answer to it, and a test over HTTP. */
export function endpoint([given, method = 'GET', address = '']: string[]): Plan {
  const name = kebab(given, 'call')
  if (method !== 'GET' && method !== 'POST') throw new UserError(`A call is GET or POST, and this is "${method}".`)
  if (!PATH.test(address)) throw new UserError(`"${address}" is no path of a call: begin with a slash, as in /gift-ideas.`)
  if (address.includes('{')) throw new UserError('Make the call without parameters first: then add {id} to the path of its contract.')
  const own = { name, camel: camel(name), Name: pascal(name), path: address }
  return {
    files: fromTemplate(`endpoint/${method.toLowerCase()}`, '', own),
    edits: [
      { file: PLUGINS, edit: insertBefore(/^\nexport /m, `import { serve${own.Name} } from './${name}/${name}.ts'\n`, PLUGINS) },
      { file: PLUGINS, edit: (code) => `${code}\nexport const ${own.camel} = plugin('${name}', serve${own.Name})\n` },
      {
        file: APP,
        edit: insertBefore(/^ {2}await server\.register\(platform\./m, `  await server.register(service.${own.camel}, api)\n`, APP),
      },
    ],
    next: [
      `The contract is shared/contracts/src/${name}/${name}.ts: what goes out and comes back is checked against it on both sides.`,
      `From a page: createRequestFx(${own.camel}). Documented at http://localhost:3001/documentation.`,
    ],
  }
}
