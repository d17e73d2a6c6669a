import { kebab, pascal, quoted, remote, words } from './names.ts'
import { fromTemplate, type Plan } from './plan.ts'

/** `npm run new -- widget <remote> <name>`: a part that pages of other remotes, or the shell, mount by name. */
export function widget(root: string, [owner, given]: string[], { ru, en }: { ru?: string | undefined; en?: string | undefined }): Plan {
  const folder = remote(root, owner)
  const name = kebab(given, 'widget')
  const titles = { ru: quoted(ru ?? `Виджет «${words(name)}»`), en: quoted(en ?? words(name)) }
  return {
    files: fromTemplate('widget', `${folder}/src/widgets/${name}`, { name, Name: pascal(name), ...titles }),
    edits: [],
    next: [
      `Mount it on a page of any remote: <Widget owner="${folder}" widget="${name}" />, from @shop/routing.`,
      `To have the server render it with a page, add { owner: '${folder}', widget: '${name}' } to that page's row in routes.ts.`,
    ],
  }
}
