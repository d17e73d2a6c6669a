import { events } from '@shop/contracts/events/events'
import { code, madeFrom, markdownTable } from './markdown.ts'
import { describe, type Described } from './schema.ts'

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
