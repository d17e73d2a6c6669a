/** What a package gives to released remotes: its version, entries and declarations, without comments. */
export interface Surface {
  name: string
  version: string
  /** Hash of the sources: tells a change that no declaration shows. */
  sources: string
  /** Given name → file of its declarations. */
  entries: Record<string, string>
  /** File → text. */
  declarations: Record<string, string>
}

const FILE = '--- '

/** As `docs/surfaces/` keeps it. */
export function written({ name, version, sources, entries, declarations }: Surface): string {
  return [
    `package ${name}`,
    `version ${version}`,
    `sources ${sources}`,
    ...Object.entries(entries).map(([given, file]) => `entry ${given} ${file}`),
    ...Object.entries(declarations).flatMap(([file, text]) => ['', FILE + file, text]),
    '',
  ].join('\n')
}

/** Reads what `written` wrote. */
export function readSurface(text: string): Surface {
  const [head = '', ...files] = text.trimEnd().split(`\n\n${FILE}`)
  const lines = head.split('\n').map((line) => line.split(' '))
  const valueOf = (key: string) => lines.find(([first]) => first === key)?.[1] ?? ''
  return {
    name: valueOf('package'),
    version: valueOf('version'),
    sources: valueOf('sources'),
    entries: Object.fromEntries(lines.filter(([first]) => first === 'entry').map(([, given = '', file = '']) => [given, file])),
    declarations: Object.fromEntries(
      files.map((file) => {
        const end = file.indexOf('\n')
        return [file.slice(0, end), file.slice(end + 1)]
      }),
    ),
  }
}

const LIST = /export \{([^}]*)\}/g
const DECLARED = /export declare (?:abstract )?(?:const|let|var|function|class|enum) ([\w$]+)/g

/** Names of an entry that exist when the code runs; types do not. */
export function valuesOf({ entries, declarations }: Surface, given: string): string[] {
  const text = declarations[entries[given] ?? ''] ?? ''
  const listed = [...text.matchAll(LIST)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name)
  return [...listed, ...[...text.matchAll(DECLARED)].map(([, name = '']) => name)]
}
