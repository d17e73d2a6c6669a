import { rm } from 'node:fs/promises'
import { checkSent } from '../shards/check-sent.ts'

export default async function tearDown() {
  await globalThis.commonShop?.remove()
  globalThis.sandbox?.close()
  await globalThis.templateDatabase?.drop()
  const template = process.env['SHOP_TEMPLATE']
  if (template && template !== process.env['KEPT_TEMPLATE']) await rm(template, { recursive: true, force: true })
  const folder = process.env['STATEMENTS_DIR']
  if (!folder) return
  try {
    await checkSent(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
