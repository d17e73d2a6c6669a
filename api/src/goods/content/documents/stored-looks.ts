import { LookPlace, MAX_LOOK_PIECES } from '@shop/contracts/catalog/looks/look'
import * as v from 'valibot'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('This text is empty.'))
const lookWords = v.object({ name: words, text: words })

/** Looks of editors, in their order on the page. */
export const StoredLooks = v.array(
  v.object({
    key: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'It may have letters, digits, "-" and "_" only.')),
    ru: lookWords,
    en: lookWords,
    pieces: v.pipe(
      v.array(
        v.object({
          /** Of the piece in its metal. */
          slug: v.string(),
          /** As the Russian shop names it: a length, mostly. */
          size: v.optional(v.string()),
          /** Where it lies, if not in its usual place. */
          place: v.optional(LookPlace),
        }),
      ),
      v.minLength(2, 'A look has at least two pieces.'),
      v.maxLength(MAX_LOOK_PIECES, `A look has at most ${MAX_LOOK_PIECES} pieces.`),
      v.check((pieces) => new Set(pieces.map(({ slug }) => slug)).size === pieces.length, 'A piece is in this look twice.'),
    ),
  }),
)
export type StoredLooks = v.InferOutput<typeof StoredLooks>
