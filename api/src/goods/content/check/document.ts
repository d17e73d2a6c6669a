import { BRAND_WORDS } from '@shop/contracts/shop/brand-face'
import { kindOf } from '../documents/documents.ts'
import { isFigure, PLACEHOLDER } from '../landings/figures.ts'
import { htmlProblems } from './html.ts'
import { linkProblems } from './links.ts'
import { type Problem, textsIn } from './problem.ts'
import { shapeOf } from './schema.ts'

/** Checks that need no other document. */
export function problemsIn(name: string, body: unknown): Problem[] {
  const kind = kindOf(name)
  if (!kind)
    return [
      {
        path: [],
        message:
          'A file is called pages/<name>.ru.yaml, pages/<name>.en.yaml, banners.yaml, promises.yaml, winter-sale.yaml, looks.yaml, search.yaml or texts/ru.yaml.',
      },
    ]
  const { problems, output } = shapeOf(kind.schema, body)
  if (output === null) return problems
  return [
    ...problems,
    ...(kind.kind === 'page'
      ? repeated(body, 'id', 'blocks')
      : kind.kind === 'promises' || kind.kind === 'looks'
        ? repeated(body, 'key')
        : []),
    ...(kind.kind === 'texts' ? [] : [...htmlProblems(body), ...linkProblems(body, kind), ...figureProblems(body)]),
  ]
}

function* repeated(body: unknown, name: string, list?: string): Generator<Problem> {
  const items = (list ? (body as Record<string, unknown>)[list] : body) as Record<string, unknown>[]
  for (const [index, item] of items.entries()) {
    if (items.findIndex((other) => other[name] === item[name]) < index)
      yield {
        path: [...(list ? [list] : []), index, name],
        message: `"${String(item[name])}" is there twice: each ${name} may be used once.`,
      }
  }
}

function* figureProblems(body: unknown): Generator<Problem> {
  for (const { path, text } of textsIn(body)) {
    for (const [whole, figure = ''] of text.matchAll(PLACEHOLDER))
      if (!isFigure(figure) && !BRAND_WORDS.includes(figure))
        yield { path, at: whole, message: `${whole} is no figure that the shop knows: docs/content.md lists them.` }
  }
}
