import { sharedWidgets } from '@shop/contracts/pages/widgets'
import { code, madeFrom, markdownTable } from './markdown.ts'
import { describe, type Described } from './schema.ts'

/** Whole cards would fill a page. */
const SHORT: Record<string, string> = { products: 'ProductCard[]' }

const propsOf = (schema: Described): string => {
  const entries = Object.entries(schema.entries ?? {}).map(([name, value]) => `${name}: ${SHORT[name] ?? describe(value)}`)
  return entries.length > 0 ? code(`{ ${entries.join(', ')} }`) : 'none'
}

/** docs/widgets.md: what remotes mount of each other. */
export const widgetsPage = (): string =>
  [
    madeFrom('shared/contracts/src/pages/widgets.ts'),
    '# Widgets by name',
    'What any remote, the shell and content may mount of another remote: `<Widget owner="mfe-catalog" widget="promise" props={{ … }} waiting={…} />` of `@shop/routing`. ' +
      'The compiler checks the props by their contract; `npm run check` refuses a widget of another remote that is not here. ' +
      'A widget that fails or does not come shows nothing, and the page around it goes on. ' +
      'A remote may add optional props at any time; it keeps those that versions in use may send.',
    markdownTable(
      ['owner', 'widget', 'props', 'what it shows'],
      Object.entries(sharedWidgets).map(([name, { props, about }]) => {
        const [owner = '', widget = ''] = name.split('/')
        return [code(owner), code(widget), propsOf(props), about]
      }),
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
