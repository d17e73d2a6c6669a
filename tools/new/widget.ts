import { kebab, pascal, quoted, remote, words } from './names.ts'
import { fromTemplate, type Plan } from './plan.ts'
import { withPopup } from './popup.ts'

interface Given {
  ru?: string | undefined
  en?: string | undefined
  popup?: boolean | undefined
}

/** `npm run new -- widget <remote> <name>`: a part that pages of other remotes, or the shell, mount by name; with `--popup` a popup. */
export function widget(root: string, [owner, given]: string[], { ru, en, popup = false }: Given): Plan {
  const folder = remote(root, owner)
  const name = kebab(given, 'widget')
  const titles = { ru: ru ?? `${popup ? 'Окно' : 'Виджет'} «${words(name)}»`, en: en ?? words(name) }
  const own = { name, Name: pascal(name), owner: folder, ru: quoted(titles.ru), en: quoted(titles.en) }
  const files = fromTemplate(popup ? 'popup' : 'widget', `${folder}/src/widgets/${name}`, own)
  if (popup) return withPopup(root, folder, name, titles, files)
  return {
    files,
    edits: [],
    next: [
      `Mount it on a page of any remote: <Widget owner="${folder}" widget="${name}" />, from @shop/routing.`,
      `To have the server render it with a page, add { owner: '${folder}', widget: '${name}' } to that page's row in routes.ts.`,
    ],
  }
}
