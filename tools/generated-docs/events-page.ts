import { events } from '@shop/contracts/events/events'
import { code, madeFrom, markdownTable } from './markdown.ts'

/** Simplified type of a valibot schema. */
interface Described {
  type: string
  entries?: Record<string, Described>
  options?: readonly unknown[]
  wrapped?: Described
  item?: Described
}

function describe(schema: Described): string {
  if (schema.entries)
    return `{ ${Object.entries(schema.entries)
      .map(([name, value]) => `${name}: ${describe(value)}`)
      .join(', ')} }`
  if (schema.type === 'picklist') return (schema.options ?? []).map((option) => `'${String(option)}'`).join(' | ')
  if (schema.item) return `${describe(schema.item)}[]`
  if (schema.wrapped) return `${describe(schema.wrapped)} | ${schema.type === 'nullable' ? 'null' : 'undefined'}`
  return schema.type
}

/** docs/events.md: what remotes tell each other. */
export const eventsPage = (): string =>
  [
    madeFrom('shared/contracts/src/events/events.ts'),
    '# Events',
    'What remotes tell each other over the bus (`@shop/events`). A payload is checked when it is sent; the last one of a type is kept for remotes that load later; a remote that knows another major version of a type does not hear it.',
    markdownTable(
      ['event', 'version', 'payload', 'when'],
      events.map(({ type, version, schema, about }) => [code(type), version, code(describe(schema as unknown as Described)), about]),
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
