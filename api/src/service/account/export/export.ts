import { exportJson, exportLink, exportPdf, type ExportFormat } from '@shop/contracts/account/data-export'
import { countOne, EXPORTS_FROM_ADDRESS, EXPORTS_OF_ACCOUNT } from '../../../visitors/guards/limits.ts'
import { branded } from '../../../platform/brand/fill.ts'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { shopDate } from '../../../goods/places/shops/calendar.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { collect } from './collect.ts'
import { exportLinkOf, isExportLink } from './link.ts'
import { exportPdfOf } from './pdf.ts'
import { EXPORT_TEXTS } from './texts.ts'

/** Exports all data of a shopper as JSON and PDF. */
export function serveExport(api: Api) {
  const { database, clock, codeKey, brand, limits } = api
  implement(api, exportLink, async ({ body: { format }, sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    const guard = [
      [EXPORTS_OF_ACCOUNT, String(userId)],
      [EXPORTS_FROM_ADDRESS, visitor.address],
    ] as const
    await countOne(database, clock, guard, limits)
    return { result: true as const, url: `/profile/export/${format}?link=${exportLinkOf(codeKey, { userId, format }, clock.now())}` }
  })
  implement(api, exportJson, async (call) => Buffer.from(JSON.stringify(await dataFor(api, call, 'json'), null, 2)))
  implement(api, exportPdf, async (call) => exportPdfOf(await dataFor(api, call, 'pdf'), brand, call.visitor.shop.locale))
}

type ExportCall = Call<string, unknown, { link?: string | undefined }>

async function dataFor({ database, clock, codeKey, brand }: Api, { query, sessionHash, visitor, reply }: ExportCall, format: ExportFormat) {
  const userId = await signedInUser(database, sessionHash)
  const now = clock.now()
  if (!isExportLink(codeKey, { userId, format }, query.link ?? '', now)) throw new Refused('BAD_REQUEST')
  const name = `${brand.id}-${EXPORT_TEXTS[visitor.shop.locale].file}-${shopDate(now)}.${format}`
  void reply.header('content-disposition', `attachment; filename="${name}"`)
  return branded(await database.transaction((connection) => collect(connection, userId, now)), brand, visitor.shop.locale)
}
