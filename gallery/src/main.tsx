import '@shop/ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import type { Picture } from '@shop/contracts/core/picture'
import { lookOf } from './address.ts'
import { Frame } from './frame.tsx'
import type { Sheet } from './sheet.ts'
import { SheetPage } from './sheet-page.tsx'

const { pathname, search } = location
const look = lookOf(search)
const root = document.getElementById('gallery')
const names = (document.querySelector<HTMLMetaElement>('meta[name="sheets"]')?.content ?? '').split(' ')
const [first = 'button'] = names
const [, folder = '', sheetName = ''] = /^\/(sheets\/)?([\w-]*)$/.exec(pathname) ?? []
const name = names.includes(sheetName) ? sheetName : first

async function shownSheet() {
  const [{ sheet }, { pictures }] = (await Promise.all([
    import(`./sheets/${name}.tsx`),
    fetch('/pictures/index.json').then((answer) => answer.json()),
  ])) as [{ sheet: Sheet }, { pictures: Record<string, Omit<Picture, 'alt'>> }]
  return <SheetPage name={name} sheet={sheet} look={look} pictures={pictures} />
}

document.documentElement.lang = look.locale
document.documentElement.dataset['theme'] = look.theme
document.title = `${name} · ZLATA`
// Components display their own failures: nothing is logged.
if (root)
  createRoot(root, { onCaughtError: () => {} }).render(folder ? await shownSheet() : <Frame names={names} name={name} look={look} />)
