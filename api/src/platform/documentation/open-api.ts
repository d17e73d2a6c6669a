import type { Endpoint } from '@shop/contracts/core/endpoint'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { SentRefusal } from '../http/refusal.ts'

/** The contracts as an OpenAPI 3.1 document, so documentation and implementation share one source. */
export function openApiOf(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '{{brand}}', version: '1.0.0', description: 'Every call of the shop. Money is an integer in minor units.' },
    paths,
    components: {
      schemas: { Refusal: schemaOf(SentRefusal) },
      securitySchemes: { csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' } },
    },
  }
}

// Checks that JSON Schema cannot express are left out of the page.
export function schemaOf(schema: GenericSchema): object {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return json
}

function operationOf({ name, about, params, query, body, answer, type, csrf, example }: Endpoint) {
  return {
    operationId: name,
    summary: about,
    ...(csrf && { security: [{ csrf: [] }] }),
    parameters: [
      ...params.map((param) => ({ name: param, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ? queryParametersOf(query) : []),
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body), example: example.body } } } }),
    responses: {
      200: {
        description: 'The answer',
        content: type ? { [type]: {} } : { 'application/json': { schema: schemaOf(answer), example: example.answer } },
      },
      '4XX': { description: 'A refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
  }
}

function queryParametersOf(query: GenericSchema) {
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: Record<string, { type?: string }>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name: schema.type === 'array' ? `${name}[]` : name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
