import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import type { GenericSchema } from 'valibot'

const FOLDER = join(__dirname, '../../../shared/contracts/src')

/** Every value that the contracts export, by its name. */
const exported: [name: string, value: unknown][] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(join(FOLDER, file))))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

export const idOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Fields of an object's schema; null for anything else. */
export const entriesOf = (schema: unknown): Record<string, GenericSchema> | null =>
  (schema as { entries?: Record<string, GenericSchema> } | null)?.entries ?? null

const fieldsOf = ({ body }: Endpoint) => Object.keys(entriesOf(body) ?? {}).length

/** Every call, once: of two contracts of one call the one that knows more of it. */
export const endpoints: Endpoint[] = [
  ...exported
    .flatMap(([, value]) => (isEndpoint(value) ? [value] : []))
    .sort((one, other) => fieldsOf(one) - fieldsOf(other))
    .reduce((found, endpoint) => found.set(idOf(endpoint), endpoint), new Map<string, Endpoint>())
    .values(),
]

export const endpointOf = (id: string): Endpoint | undefined => endpoints.find((endpoint) => idOf(endpoint) === id)
