import { rm } from 'node:fs/promises'

export default async function tearDown() {
  await globalThis.commonShop?.remove()
  globalThis.sandbox?.close()
  await globalThis.templateDatabase?.drop()
  const template = process.env['SHOP_TEMPLATE']
  if (template && template !== process.env['KEPT_TEMPLATE']) await rm(template, { recursive: true, force: true })
}
