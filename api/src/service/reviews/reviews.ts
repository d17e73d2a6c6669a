import { MAX_ID } from '@shop/contracts/core/id'
import { productReviews, Review, REVIEWS_PER_PAGE, ReviewSummary } from '@shop/contracts/catalog/reviews/review'
import * as v from 'valibot'
import { idRow, instantColumn, rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { askForReviews } from './ask.ts'
import { DESIGN, listSql, SUMMARY } from './list-sql.ts'
import { serveOfficeReviews } from './office.ts'
import { serveReviewPictures } from './pictures/serve.ts'
import { serveReviewUploads } from './pictures/upload.ts'
import { serveWriting } from './write.ts'

const listRow = v.object({
  ...v.omit(Review, ['publishedAt', 'answer']).entries,
  publishedAt: instantColumn,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(instantColumn),
  total: v.number(),
})

/** Reviews of designs: published ones by anybody's call, written by the buyers, decided by the back office. */
export function serveReviews(api: Api) {
  serveList(api)
  serveWriting(api)
  serveReviewUploads(api)
  serveReviewPictures(api)
  serveOfficeReviews(api)
  askForReviews(api)
}

function serveList(api: Api) {
  const { database } = api
  implement(api, productReviews, async ({ params, query: { sort, stars, pictured, page }, visitor: { shop } }) => {
    const id = Number(params.itemId)
    const design = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await rowOf(database, idRow, DESIGN, [id]) : undefined
    if (!design) throw new Refused('NOT_FOUND')
    const [summary, rows] = await Promise.all([
      rowOf(database, ReviewSummary, SUMMARY, [design.id]),
      rowsOf(database, listRow, listSql(sort), [shop.locale, design.id, stars ?? null, (page - 1) * REVIEWS_PER_PAGE, pictured]),
    ])
    if (!summary) throw new Error('Reviews were not counted.')
    return { result: { summary, total: rows[0]?.total ?? 0, reviews: rows.map(toReview) } }
  })
}

const toReview = ({ total: _, publishedAt, answer, answeredAt, ...rest }: v.InferOutput<typeof listRow>): Review => ({
  ...rest,
  publishedAt: isoOf(publishedAt),
  answer: answer === null || answeredAt === null ? null : { text: answer, at: isoOf(answeredAt) },
})

const isoOf = (at: Date | string) => new Date(at).toISOString()
